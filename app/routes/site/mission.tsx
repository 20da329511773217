import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { Aims } from "~/page-texts/aims";
import { splitPoints } from "~/page-texts/chapters.server";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { mission, vision, mission_points, mission_points_heading } = await readTexts(
    servicesOf(context).db,
    ["mission", "vision", "mission_points", "mission_points_heading"],
  );
  return {
    summary: plainText(mission),
    mission: formatText(mission),
    vision: formatText(vision),
    heading: mission_points_heading,
    points: splitPoints(mission_points),
  };
}

export const meta = titled<typeof loader>(msg("Mission & Vision"), { description: (data) => data?.summary });

export default function Mission() {
  const { mission, vision, heading, points } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Mission & Vision")} />
      <div className="shell section grid gap-5 md:grid-cols-2 md:gap-8">
        {mission.length === 0 && vision.length === 0 && points.length === 0 ? (
          <AskSchool missing={t("Mission and vision are not on this website yet.")} />
        ) : null}
        <Aims mission={mission} vision={vision} level="h2" />
        {points.length > 0 ? (
          <section className="md:col-span-full">
            <h2 className="mb-3" {...languageProps(heading)}>
              {heading}
              <EditTextLink name="mission_points_heading" />
            </h2>
            <OnlyInEnglish text={points.join(" ")} />
            <ul className="bullets">
              {points.map((point) => (
                <li key={point} {...languageProps(point)}>
                  {point}
                </li>
              ))}
            </ul>
            <EditTextLink name="mission_points" />
          </section>
        ) : null}
      </div>
    </>
  );
}
