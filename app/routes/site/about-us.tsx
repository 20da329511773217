import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import { FixedPicture } from "~/ui/fixed-picture";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { about_text, school_name } = await readSettings(servicesOf(context).db);
  return { about: about_text, name: school_name };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Our Story", data?.about);

const story = [
  {
    title: "Two rooms and a well",
    text: "The school began with two rooms, forty-one children and a well that the parents had dug themselves. The first timetable was written on the back of a calendar, and classes moved under the trees whenever the roof was being mended.",
  },
  {
    title: "A board, and laboratories",
    text: "Affiliation came when the first class reached its board examination. The laboratories were built in the same year; the pupils carried the bricks in a chain, and the name of each is on the wall behind the physics store.",
  },
  {
    title: "Today",
    text: "Children of farmers, shopkeepers, nurses and drivers sit on the same benches. Nobody is too poor for the school trip, and nobody is too clever to sweep the classroom on Saturday.",
  },
];

export default function AboutUs() {
  const { about, name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Our Story" lead={`How ${name} came to be what it is.`} />
      <div className="shell section story">
        <FixedPicture
          name="about-school"
          alt="The school building among palash trees in flower"
          sizes="(width < 64rem) 92vw, 36rem"
          priority
        />
        <div className="prose">
          <Paragraphs text={about} />
          {story.map((chapter) => (
            <section key={chapter.title}>
              <h2>{chapter.title}</h2>
              <p>{chapter.text}</p>
            </section>
          ))}
          <p>
            <a href="/mission">Our mission and vision</a>
          </p>
        </div>
      </div>
    </>
  );
}
