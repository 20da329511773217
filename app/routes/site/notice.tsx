import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { NotOnSite } from "~/capabilities/publishing/not-on-site";
import { oneOnPage } from "~/capabilities/translations/on-page.server";
import { GetNotices } from "~/channels/push/get-notices";
import { readPushKey } from "~/channels/push/keys.server";
import { noticePath, sharedNoticePath, shortNoticePath } from "~/content/notices/address";
import { NoticeArticle } from "~/content/notices/article";
import { EventLink } from "~/content/notices/event-line";
import { findNeighbours, notices, type StaffNotice } from "~/content/notices/notice.server";
import { noticeCard } from "~/content/notices/share-card.server";
import { ShareRow } from "~/content/notices/share-row";
import { notFound } from "~/http/refusal";
import { maySeeHidden } from "~/http/require-staff.server";
import { editPathOf } from "~/kinds/kind";
import { notice as noticeWords } from "~/kinds/notice";
import { localAddress } from "~/languages/address";
import { numberedPart, numberInAddress } from "~/links/slug";
import type { loader as rootLoader } from "~/root";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { plainText } from "~/text/plain-text";
import type { FrameData } from "~/ui/frame/frame-data";
import { JsonLd, organizationData } from "~/ui/page/json-ld";
import { NeighbourLinks } from "~/ui/page/neighbour-links";
import { noIndex, titled } from "~/ui/page/page-meta";
import { type QrCode, QrPicture } from "~/ui/pictures/qr-code";
import { createQrCode } from "~/ui/pictures/qr-code.server";
import { EditLink } from "~/ui/records/edit-link";
import { missing } from "./missing.server";

export const handle = { params: { notice: numberedPart } };

/** Redirects from its number and older titles, unstored: a title changed back would cause a loop. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { config, db } = servicesOf(context);
  const id = numberInAddress(params.notice) ?? 0;
  const found = await notices.find(db, id);
  if (!found) throw await missing(db, "notices", id);
  const notice = await oneOnPage(db, noticeWords, found);
  const { status } = notice;
  const isForStaff = status === "draft" || status === "scheduled";
  if (isForStaff && !(await maySeeHidden(request, context))) throw notFound();
  const path = noticePath(notice);
  if (new URL(request.url).pathname !== path) {
    throw redirect(path, { status: 301, headers: { "Cache-Control": "no-cache" } });
  }
  const [settings, pushKey, files, neighbours] = await Promise.all([
    settingsOnPage(db),
    readPushKey({ db, config }),
    filesOf(noticeWords.files).list(db, notice.id),
    findNeighbours(db, notice),
  ]);
  const card = status === "live" ? noticeCard(notice, settings, config.origin) : undefined;
  const sharePicture = card && { path: card.path, words: card.card.title };
  const site = siteOrigin(request, context);
  const address = site + localAddress(shortNoticePath(notice));
  const page = {
    notice,
    addresses: { whole: site + localAddress(path), shared: site + localAddress(sharedNoticePath(notice)) },
    blocks: formatText(notice.details),
    files,
    neighbours,
    pushKey,
    ...(status === "live" && { letter: { address, code: createQrCode(address) } }),
    ...(sharePicture && { sharePicture }),
  };
  return data(page, isForStaff ? { headers: { "Cache-Control": "no-store" } } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>((data) => (data ? noticeWords.nameOf(data.notice) : ""), {
  description: (data) => data && excerptInWords(plainText(data.notice.details), 150),
  tags: (data) => (data && data.notice.status !== "live" ? [noIndex] : []),
});

export default function NoticePage() {
  const { notice, addresses, blocks, files, neighbours, pushKey, letter, sharePicture } =
    useLoaderData<typeof loader>();
  const isLive = notice.status === "live";
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const site = root?.site ?? "";
  const { newer, older } = neighbours;
  return (
    <>
      <article className="shell section-narrow pt-2.5 md:pt-5">
        {root && isLive ? (
          <JsonLd data={articleData(notice, root, addresses.whole, sharePicture?.path)} />
        ) : null}
        <NotOnSite kind={noticeWords} record={notice} />
        <NoticeArticle
          notice={notice}
          blocks={blocks}
          files={files}
          site={site}
          eventLinks={
            root && isLive ? (
              <EventLink notice={notice} address={addresses.shared} timeZone={root.school.time_zone} />
            ) : null
          }
        />
        <EditLink to={editPathOf(noticeWords, notice.id)} of={noticeWords.nameOf(notice)} />
      </article>
      {root && letter ? (
        <div className="shell pb-10 *:max-w-192 print:pb-0">
          <LetterFoot {...letter} />
          <ShareRow notice={notice} school={root.school.school_name} address={addresses.shared}>
            <GetNotices pushKey={pushKey} whatsapp={root.school.whatsapp} />
          </ShareRow>
          <div className="print:hidden">
            <NeighbourLinks
              label={t("Other notices")}
              before={
                newer && { relation: t(/* The notice that came after this one. */ "Newer notice"), ...newer }
              }
              after={
                older && { relation: t(/* The notice that came before this one. */ "Older notice"), ...older }
              }
            />
          </div>
        </div>
      ) : null}
    </>
  );
}

const articleData = (
  notice: StaffNotice,
  facts: Pick<FrameData, "school" | "site">,
  url: string,
  picture = "/og.jpg",
) => ({
  "@type": "NewsArticle",
  headline: noticeWords.nameOf(notice),
  description: excerptInWords(plainText(notice.details), 150),
  datePublished: notice.date,
  // A scheduled notice was last edited before it was published.
  dateModified: [notice.updated_at, notice.published_at ?? ""].sort().at(-1),
  image: `${facts.site}${picture}`,
  url,
  author: organizationData(facts),
  publisher: organizationData(facts),
});

function LetterFoot({ address, code }: { address: string; code: QrCode }) {
  return (
    <div className="hidden items-center gap-4 break-inside-avoid border-t border-line pt-3 print:flex">
      <QrPicture code={code} label={t("QR code of {address}", { address })} className="w-28 flex-none" />
      <p className="text-sm">
        {t("Read this notice on a phone:")}
        <br />
        <span className="break-all">{address}</span>
      </p>
    </div>
  );
}
