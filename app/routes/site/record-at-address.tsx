import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { findAtAddress } from "~/capabilities/addresses/addresses.server";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { NotOnSite } from "~/capabilities/publishing/not-on-site";
import { oneOnPage } from "~/capabilities/translations/on-page.server";
import { facilities } from "~/content/facilities/facility.server";
import { PageArticle } from "~/content/own-pages/article";
import { pages } from "~/content/own-pages/page.server";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { notFound, refusal } from "~/http/refusal";
import { maySeeHidden } from "~/http/require-staff.server";
import { addressPath } from "~/kinds/address-path";
import { editPathOf } from "~/kinds/kind";
import { page as pageWords } from "~/kinds/own-page";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { excerptInWords } from "~/text/excerpt";
import { formatPage } from "~/text/format-text.server";
import { plainPageText } from "~/text/plain-text";
import type { PageLayout } from "~/ui/frame/site-frame";
import { noIndex, titled } from "~/ui/page/page-meta";
import { EditLink } from "~/ui/records/edit-link";
import type { Database } from "~db/connection.server";
import { FacilityPage } from "./facility";
import { readFacility } from "./read-facility.server";

const query = { tour: (value) => value === "1" } satisfies PageQuery;
export const handle = { params: { address: /[^/.]+/ }, query };

/** Shows a facility or a page of the school. Redirects from its former addresses. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const asked = (params.address ?? "").normalize("NFC");
  const found = await findAtAddress(db, asked.toLowerCase());
  if (!found) throw notFound();
  const { kind, id } = found;
  const content =
    kind === "facility"
      ? {
          facility: await readFacility(db, id, readQuery(request, query).tour !== undefined),
          layout: "alone" as PageLayout,
        }
      : { own: await readOwnPage(db, id, () => maySeeHidden(request, context)) };
  const shown = "facility" in content ? content.facility : content.own;
  const record = await (kind === "facility" ? facilities : pages).find(db, id);
  if (!shown || !record) throw notFound();
  if (record.address !== asked) throw redirect(addressPath(record), 301);
  const { summary, sharePicture } = shown;
  const isForStaff = "page" in shown && shown.page.status !== "live";
  const { title } = "page" in shown ? shown.page : shown.facility;
  const page = { ...content, title, summary, isForStaff, ...(sharePicture && { sharePicture }) };
  return data(page, isForStaff ? { headers: { "Cache-Control": "no-store" } } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Answers 405 for a record, and 404 for other addresses. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { db } = servicesOf(context);
  if (await findAtAddress(db, (params.address ?? "").normalize("NFC").toLowerCase())) {
    throw refusal(405, t("This page takes no forms."), { Allow: "GET, HEAD" });
  }
  throw notFound();
}

export const meta = titled<typeof loader>((data) => data?.title ?? "", {
  description: (data) => data?.summary,
  tags: (data) => (data?.isForStaff ? [noIndex] : []),
});

export default function RecordAtAddress() {
  const content = useLoaderData<typeof loader>();
  if ("facility" in content && content.facility) return <FacilityPage page={content.facility} />;
  return "own" in content && content.own ? <OwnPage data={content.own} /> : null;
}

type Data = NonNullable<SerializeFrom<Awaited<ReturnType<typeof readOwnPage>>>>;

function OwnPage({ data: { page, blocks, files } }: { data: Data }) {
  const site = useRouteLoaderData<typeof rootLoader>("root")?.site ?? "";
  return (
    <PageArticle
      title={page.title}
      blocks={blocks}
      files={files}
      site={site}
      above={<NotOnSite kind={pageWords} record={page} />}
    >
      <EditLink to={editPathOf(pageWords, page.id)} of={page.title} />
    </PageArticle>
  );
}

/** @param showsHidden true for staff, who also see drafts */
async function readOwnPage(db: Database, id: number, showsHidden: () => Promise<boolean>) {
  const found = await pages.find(db, id);
  if (!found || (found.status !== "live" && !(await showsHidden()))) return undefined;
  const [page, files] = await Promise.all([
    oneOnPage(db, pageWords, found),
    filesOf(pageWords.files).list(db, id),
  ]);
  const { title, details, status, published_at, ends_at } = page;
  const picture = files.find((file) => file.picture)?.picture;
  return {
    page: { id, title, status, published_at, ends_at },
    blocks: formatPage(details),
    files,
    summary: excerptInWords(plainPageText(details).replace(/\s+/g, " "), 150),
    ...(picture && { sharePicture: shareOf(picture, title) }),
  };
}
