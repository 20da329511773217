import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { NoticeArticle } from "~/content/notices/article";
import { parseNotice } from "~/content/notices/notice.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { notice as noticeWords } from "~/kinds/notice";
import { findPreview } from "~/previews/previews.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";

export const handle = { framed: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const owner = { key: params.key ?? "", staffId: staff.id };
  const found = await findPreview(servicesOf(context).db, filesOf(noticeWords.files), owner);
  const parsed = found && parseNotice(found.fields);
  if (!found || !parsed?.ok) throw notFound();
  const { values: notice } = parsed;
  return { notice, files: found.files, blocks: formatText(notice.details) };
}

export const meta = titled(msg("Preview of a notice"));

/** Uses frame and styles of the public page. */
export default function NoticePreview() {
  const { notice, blocks, files } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <article className="shell section-narrow pt-2.5 md:pt-5">
      <NoticeArticle notice={notice} blocks={blocks} files={files} site={root?.site ?? ""} />
    </article>
  );
}
