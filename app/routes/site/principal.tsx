import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { principal_name, principal_message } = await readSettings(servicesOf(context).db);
  return { name: principal_name, message: principal_message };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Principal's message", data?.message.slice(0, 150));

export default function Principal() {
  const { name, message } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Principal's message" />
      <div className="shell section story story-portrait">
        <img
          src="/pictures/principal-480.webp"
          srcSet="/pictures/principal-480.webp 480w, /pictures/principal-960.webp 960w"
          sizes="(width < 64rem) 60vw, 22rem"
          width={480}
          height={600}
          alt=""
        />
        <div className="prose">
          <Paragraphs text={message} />
          {name ? (
            <p className="signature">
              <strong>{name}</strong>
              <br />
              Principal
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
