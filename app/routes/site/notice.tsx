import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { NoticeArticle } from "~/content/notices/article";
import { listNoticeFiles } from "~/content/notices/file-queries.server";
import { notice as noticeWords } from "~/content/notices/notice";
import { type Notice, notices } from "~/content/notices/queries.server";
import { noticeCard } from "~/content/notices/share-card.server";
import { readSettings } from "~/content/settings/queries.server";
import { excerpt } from "~/forms/excerpt";
import { formatText } from "~/forms/format-text.server";
import { plainText } from "~/forms/plain-text";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import type { FrameData } from "~/ui/frame/frame-data";
import { Icon } from "~/ui/icon";
import { JsonLd, organizationData } from "~/ui/json-ld";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { config, db } = servicesOf(context);
  const notice = await notices.findOnSite(db, idOf(params));
  if (!notice) throw notFound();
  const [settings, files] = await Promise.all([readSettings(db), listNoticeFiles(db, notice.id)]);
  const card = noticeCard(notice, settings, config.origin);
  const sharePicture = card && { path: card.path, words: card.card.title };
  return { notice, blocks: formatText(notice.details), files, ...(sharePicture && { sharePicture }) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data
    ? pageMeta(matches, noticeWords.nameOf(data.notice), excerpt(plainText(data.notice.details), 150))
    : pageMeta(matches, "");

export default function NoticePage() {
  const { notice, blocks, files, sharePicture } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <article className="shell section-narrow">
      {root ? <JsonLd data={articleData(notice, root, sharePicture?.path)} /> : null}
      <p className="print:hidden">
        <a className="more-link" href="/notices">
          <Icon name="chevron-left" size={18} />
          All notices
        </a>
      </p>
      <NoticeArticle notice={notice} blocks={blocks} files={files} site={root?.site ?? ""} />
    </article>
  );
}

const articleData = (notice: Notice, facts: Pick<FrameData, "school" | "site">, picture = "/og.jpg") => ({
  "@type": "NewsArticle",
  headline: noticeWords.nameOf(notice),
  description: excerpt(plainText(notice.details), 150),
  datePublished: notice.date,
  dateModified: notice.updated_at,
  image: `${facts.site}${picture}`,
  url: `${facts.site}/notices/${notice.id}`,
  author: organizationData(facts),
  publisher: organizationData(facts),
});
