import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { NoticeArticle } from "~/content/notices/article";
import { parseNotice } from "~/content/notices/notice.server";
import { notFound } from "~/http/refusal";
import { notice as noticeWords } from "~/kinds/notice";
import { findPreview } from "~/previews/previews.server";
import type { loader as rootLoader } from "~/root";
import { formatText } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const handle = { framed: true };

export const loader = staffLoader("editor", async ({ params, staff, db }) => {
  const owner = { key: params.key ?? "", staffId: staff.id };
  const found = await findPreview(db, filesOf(noticeWords.files), owner);
  const parsed = found && parseNotice(found.fields);
  if (!found || !parsed?.ok) throw notFound();
  const { values: notice } = parsed;
  return { notice, files: found.files, blocks: formatText(notice.details) };
});

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
