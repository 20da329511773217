import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/services/services.server";
import { EditSettingLink } from "~/ui/edit-link";
import { Icon } from "~/ui/icon";
import { languageOf } from "~/ui/language";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { mission_text, vision_text, mission_points } = await readSettings(servicesOf(context).db);
  const points = mission_points.split("\n").map((point) => point.trim());
  return { mission: mission_text, vision: vision_text, points: points.filter(Boolean) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Mission & Vision", data?.mission);

export default function Mission() {
  const { mission, vision, points } = useLoaderData<typeof loader>();
  const aims = [
    { icon: "target-arrow", title: "Our mission", text: mission, setting: "mission_text" },
    { icon: "bulb", title: "Our vision", text: vision, setting: "vision_text" },
  ] as const;
  return (
    <>
      <PageHeader title="Mission & Vision" lead="What the school is for, and where it wants to go." />
      <div className="shell section grid gap-5 md:grid-cols-2 md:gap-8">
        {aims.map(({ icon, title, text, setting }) => (
          <section key={title} className="card">
            <Icon name={icon} size={32} className="mb-2 text-marigold-deep" />
            <h2 className="mb-2 text-3xl">{title}</h2>
            <Paragraphs text={text} />
            <EditSettingLink setting={setting} of={title} />
          </section>
        ))}
        {points.length > 0 ? (
          <section className="md:col-span-full">
            <h2 className="mb-2 text-3xl">What that means on an ordinary Tuesday</h2>
            <ul className="bullets">
              {points.map((point) => (
                <li key={point} lang={languageOf(point)}>
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}
