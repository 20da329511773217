import { createHash } from "node:crypto";
import { msg, t } from "#say";
import { isRecording } from "~/capabilities/attached-files/attached-file";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { noticePath } from "~/content/notices/address";
import { listNotices } from "~/content/notices/notice.server";
import { listPageLinks } from "~/content/own-pages/page.server";
import { indianMoment } from "~/dates/indian-dates";
import { notice, noticeName } from "~/kinds/notice";
import { localAddress } from "~/languages/address";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { excerpt } from "~/text/excerpt";
import { linksOfGroup, type MenuLink, menu, type OwnLink, parentsGroup, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import { type Database, openRevision } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import type { StoredList } from "./stored-list";

/** The first pages, and the last ones; those of the group for parents are between. */
const firstPages: readonly OwnLink[] = [
  { label: msg("Home"), to: "/" },
  { label: msg("Notices"), to: "/notices" },
  { label: msg("Contact"), to: "/contact" },
];
const lastPages: readonly OwnLink[] = [
  { label: msg("Ask about admission"), to: "/admission/enquiry" },
  { label: msg("Mandatory Public Disclosure"), to: "/mandatory-public-disclosure" },
];

/** Every page that the quick links of a stored page lead to, and the school's own pages for parents. */
async function listPages(db: Database, hidden: readonly string[]): Promise<MenuLink[]> {
  const own = linksOfGroup(await listPageLinks(db), parentsGroup);
  const ofParents = menu.flatMap((entry) =>
    "links" in entry && entry.label === parentsGroup ? entry.links : [],
  );
  const links = shownLinks([...firstPages, ...ofParents, ...lastPages], hidden);
  const all = [...inWords(links), ...own.filter(({ to }) => !hidden.includes(to))];
  return all.filter(({ to }, index) => all.findIndex((other) => other.to === to) === index);
}

const maxNotices = 20;
const maxFileBytes = 200 * 1024;

export async function listStoredLinks(db: Database): Promise<{ pages: MenuLink[]; notices: MenuLink[] }> {
  const { pages, notices } = await readStored(db);
  return {
    pages,
    notices: notices.map((row) => ({ label: excerpt(noticeName(row), 80), to: noticePath(row) })),
  };
}

export async function listStoredAddresses(db: Database, now = new Date()): Promise<StoredList> {
  const { pages, notices } = await readStored(db);
  const files = filesOf(notice.files);
  const attached = await Promise.all(notices.map((row) => (row.files > 0 ? files.list(db, row.id) : [])));
  const small = ["/offline", ...pages.map(({ to }) => to)];
  const addresses = [
    ...small,
    ...notices.map(noticePath),
    ...attached
      .flat()
      .flatMap((file) => (file.url && !isRecording(file) && file.bytes <= maxFileBytes ? file.url : [])),
  ].map(localAddress);
  // The hour covers what changes without the revision: the day, banners that end, and a new version of the site.
  const facts = [
    addresses,
    readOnce(db, "content revision", openRevision(db).read),
    now.toISOString().slice(0, 13),
  ];
  return {
    version: createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 22),
    addresses,
    small: small.length,
    lines: {
      stored: t("No connection. This page was stored on your phone on {moment}.", {
        moment: indianMoment(now.toISOString()),
      }),
      missing: t("No connection. The page you opened is not stored on your phone."),
      unsent: t(
        "No connection. What you wrote waits on your phone. It is sent as soon as you open this website with a connection.",
      ),
      withdraw: t(/* A link: deletes a form that waits to be sent. */ "Do not send it"),
      withdrawn: t(
        /* A form that waited to be sent was deleted. */ "Deleted. Nothing waits on your phone any more.",
      ),
    },
  };
}

async function readStored(db: Database) {
  const [settings, notices] = await Promise.all([
    settingsOnPage(db),
    listNotices(db, { limit: maxNotices, pinnedFirst: true }),
  ]);
  return { pages: await listPages(db, hiddenPages(settings)), notices };
}
