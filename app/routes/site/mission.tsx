import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import { Icon } from "~/ui/icon";
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
  return (
    <>
      <PageHeader title="Mission & Vision" lead="What the school is for, and where it wants to go." />
      <div className="shell section mission">
        <section className="card">
          <Icon name="target-arrow" size={32} />
          <h2>Our mission</h2>
          <Paragraphs text={mission} />
        </section>
        <section className="card">
          <Icon name="bulb" size={32} />
          <h2>Our vision</h2>
          <Paragraphs text={vision} />
        </section>
        {points.length > 0 ? (
          <section>
            <h2>What that means on an ordinary Tuesday</h2>
            <ul className="bullets">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}
