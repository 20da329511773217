import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { AllNoticesLink } from "~/content/notices/all-notices-link";
import { NoticeArticle } from "~/content/notices/article";
import { listNoticeFiles } from "~/content/notices/file-queries.server";
import { NotOnSite } from "~/content/notices/not-on-site";
import { notice as noticeWords } from "~/content/notices/notice";
import { notices, type StaffNotice } from "~/content/notices/queries.server";
import { noticeCard } from "~/content/notices/share-card.server";
import { editPathOf } from "~/content/records/kind";
import { readSettings } from "~/content/settings/queries.server";
import { excerpt } from "~/forms/excerpt";
import { formatText } from "~/forms/format-text.server";
import { plainText } from "~/forms/plain-text";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { findStaff } from "~/session/session.server";
import { EditLink } from "~/ui/edit-link";
import type { FrameData } from "~/ui/frame/frame-data";
import { JsonLd, organizationData } from "~/ui/json-ld";
import { noIndex, pageMeta } from "~/ui/page-meta";

/** A notice at its address: on the site, or taken off; staff who are logged in see it before it is there too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { config, db } = servicesOf(context);
  const notice = await notices.find(db, idOf(params));
  if (!notice) throw notFound();
  const { status } = notice;
  const isForStaff = status === "draft" || status === "scheduled";
  if (isForStaff && !(await findStaff(request, context))) throw notFound();
  const [settings, files] = await Promise.all([readSettings(db), listNoticeFiles(db, notice.id)]);
  const card = status === "live" ? noticeCard(notice, settings, config.origin) : undefined;
  const sharePicture = card && { path: card.path, words: card.card.title };
  const page = { notice, blocks: formatText(notice.details), files, ...(sharePicture && { sharePicture }) };
  return data(page, isForStaff ? { headers: { "Cache-Control": "no-store" } } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return pageMeta(matches, "");
  const { notice } = data;
  const tags = pageMeta(matches, noticeWords.nameOf(notice), excerpt(plainText(notice.details), 150));
  return notice.status === "live" ? tags : [...tags, noIndex];
};

export default function NoticePage() {
  const { notice, blocks, files, sharePicture } = useLoaderData<typeof loader>();
  const isLive = notice.status === "live";
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <article className="shell section-narrow">
      {root && isLive ? <JsonLd data={articleData(notice, root, sharePicture?.path)} /> : null}
      <AllNoticesLink />
      <NotOnSite notice={notice} form={`${noticeWords.pages.record}/${notice.id}/update`} />
      <NoticeArticle notice={notice} blocks={blocks} files={files} site={root?.site ?? ""} />
      <EditLink to={editPathOf(noticeWords, notice.id)} of={noticeWords.nameOf(notice)} />
    </article>
  );
}

const articleData = (
  notice: StaffNotice,
  facts: Pick<FrameData, "school" | "site">,
  picture = "/og.jpg",
) => ({
  "@type": "NewsArticle",
  headline: noticeWords.nameOf(notice),
  description: excerpt(plainText(notice.details), 150),
  datePublished: notice.date,
  // One that waited was changed last before anybody saw it.
  dateModified: [notice.updated_at, notice.published_at ?? ""].sort().at(-1),
  image: `${facts.site}${picture}`,
  url: `${facts.site}/notices/${notice.id}`,
  author: organizationData(facts),
  publisher: organizationData(facts),
});
