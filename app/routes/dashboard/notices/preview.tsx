import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { AllNoticesLink } from "~/content/notices/all-notices-link";
import { NoticeArticle } from "~/content/notices/article";
import { findPreview } from "~/content/notices/previews.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";

/** Allowed in the form's frame. */
export const handle = { framed: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const found = await findPreview(servicesOf(context).db, { key: params.key ?? "", staffId: staff.id });
  if (!found) throw notFound();
  return { ...found, blocks: formatText(found.notice.details) };
}

export const meta = titled(msg("Preview of a notice"));

/** Uses frame and styles of the public page. */
export default function NoticePreview() {
  const { notice, blocks, files } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <article className="shell section-narrow">
      <AllNoticesLink />
      <NoticeArticle notice={notice} blocks={blocks} files={files} site={root?.site ?? ""} />
    </article>
  );
}
