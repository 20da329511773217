import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { mission_text, vision_text } = await readSettings(servicesOf(context).db);
  return { mission: mission_text, vision: vision_text };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Mission & Vision", data?.mission);

export default function Mission() {
  const { mission, vision } = useLoaderData<typeof loader>();
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
        <section>
          <h2>What that means on an ordinary Tuesday</h2>
          <ul className="bullets">
            <li>A teacher greets every child at the classroom door by name.</li>
            <li>A mistake is something to look at, not something to hide.</li>
            <li>Each class spends one period outdoors, whatever the subject.</li>
            <li>Older pupils read with younger ones after lunch.</li>
          </ul>
        </section>
      </div>
    </>
  );
}
