import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/services/services.server";
import { EditSettingLink } from "~/ui/edit-link";
import { FixedPicture } from "~/ui/fixed-picture";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Chapters, Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { about_text, story_text, school_name } = await readSettings(servicesOf(context).db);
  return { about: about_text, story: story_text, name: school_name };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Our Story", data?.about);

export default function AboutUs() {
  const { about, story, name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Our Story" lead={`How ${name} came to be what it is.`} />
      <div className="shell section grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:items-start lg:gap-14">
        <FixedPicture
          name="about-school"
          alt="The school building among palash trees in flower"
          sizes="(width < 64rem) 92vw, 36rem"
          className="w-full rounded-card"
          priority
        />
        <div className="prose [&_h2]:mb-2">
          <Paragraphs text={about} />
          <Chapters text={story} />
          <EditSettingLink setting="story_text" of="Our Story" />
          <p>
            <a href="/mission">Our mission and vision</a>
          </p>
        </div>
      </div>
    </>
  );
}
