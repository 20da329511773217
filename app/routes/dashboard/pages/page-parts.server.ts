import { msg, t } from "#say";
import { principalPath } from "~/content/faculty/principal";
import { album } from "~/kinds/album";
import { amenity } from "~/kinds/amenity";
import { calendarEntry } from "~/kinds/calendar-entry";
import { disclosure } from "~/kinds/disclosure";
import { facilityCard } from "~/kinds/facility-card";
import { facultyMember } from "~/kinds/faculty-member";
import { editPathOf, getAddTitle, type StaffKind, shortName } from "~/kinds/kind";
import { notice } from "~/kinds/notice";
import { popup } from "~/kinds/popup";
import { staffKinds } from "~/kinds/registry";
import { slide } from "~/kinds/slide";
import { video } from "~/kinds/video";
import { getDefaultText, savedTexts } from "~/page-texts/queries.server";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { type TextName, textNames, textPages, textPath, textSpec } from "~/page-texts/texts";
import { recordsOf } from "~/records/records.server";
import { type PartKey, partPath, settingParts } from "~/settings/parts";
import { excerpt } from "~/text/excerpt";
import { plainText } from "~/text/plain-text";
import { facilitiesGroup, menu, menuGroups, schoolLife } from "~/ui/frame/menu";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";

export type SitePagePath = keyof typeof textPages;

export const isSitePage = (path: string | null): path is SitePagePath =>
  path !== null && Object.hasOwn(textPages, path);

const furtherKinds: Partial<Record<SitePagePath, readonly { key: string }[]>> = {
  "/": [slide, popup, facilityCard, amenity, notice, video],
  "/principal": [facultyMember],
  "/staff-directory": [facultyMember],
  "/year-calendar": [calendarEntry],
  "/school-gallery": [album],
};

const maxBeginning = 110;
const maxRecords = 15;

export interface Part {
  key: string;
  label: string;
  /** Beginning of the text; undefined for what has none. */
  beginning?: string;
  isSample: boolean;
  /** True if it is folded: small lines, headings and search words. */
  isFurther?: boolean;
  to: string;
}

const furtherNames = /_(lead|eyebrow|heading)$/;

async function listTextParts(db: Database, path: SitePagePath): Promise<Part[]> {
  const saved = await savedTexts(db);
  return textNames
    .filter((name) => textSpec(name).page === path)
    .map((name) => {
      const text = saved.get(name);
      const usual = textSpec(name).isQuiet ? "" : getDefaultText(name);
      const words = plainText(text?.value || usual).replace(/\s+/g, " ");
      return {
        key: name,
        label: t(textSpec(name).label),
        beginning: excerpt(words, maxBeginning),
        isSample: Boolean(text?.value && text.is_sample),
        isFurther: Boolean(textSpec(name).isHidden) || furtherNames.test(name),
        to: textPath(name),
      };
    });
}

async function countSamples(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, value, is_sample } of (await savedTexts(db)).values()) {
    if (!value || !is_sample) continue;
    const { page } = textSpec(name as TextName);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

const homeGroup = msg("Home");
const otherPages = msg("Other");

function getMenuGroup(path: string): string {
  if (path === "/") return homeGroup;
  const isOf = ({ to }: { to: string }) => to !== "/" && (path === to || path.startsWith(`${to}/`));
  const entry = menu.find((each) => ("to" in each ? isOf(each) : each.links.some(isOf)));
  if (!entry) return otherPages;
  return "to" in entry ? schoolLife : entry.label;
}

type ListedPage = Awaited<ReturnType<typeof listRecordPages>>[number];

/** Groups pages as the menu of the site does; its entries without a group are together. */
export function groupPages(pages: readonly ListedPage[]) {
  const order = [homeGroup, ...menuGroups, schoolLife, otherPages];
  return order.flatMap((group) => {
    const found = pages.filter((page) => page.group === group);
    return found.length > 0 ? [{ title: t(group), isFolded: group === otherPages, pages: found }] : [];
  });
}

export async function listSitePages(db: Database) {
  const samples = await countSamples(db);
  return Object.entries(textPages).map(([path, title]) => ({
    // Translated here, so that the messages are in no script.
    label: t(title),
    to: `${sitePagesPath}?page=${path}`,
    group: getMenuGroup(path),
    samples: samples.get(path) ?? 0,
  }));
}

export async function listRecordPages(db: Database) {
  const kinds = staffKinds.filter(({ fields }) => "menu_label" in fields);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const samples = new Set(await starterIds(db, kind.table));
      return (await recordsOf(kind).list(db, { limit: 500 })).map((record) => ({
        label: shortName(kind, record),
        to: editPathOf(kind, record.id),
        group: "menu" in record ? String(record.menu) || otherPages : facilitiesGroup,
        samples: samples.has(record.id) ? 1 : 0,
      }));
    }),
  );
  return found.flat();
}

async function listRecordParts(db: Database, kind: StaffKind<never>, only: object) {
  const [records, samples] = await Promise.all([
    recordsOf(kind).list(db, { limit: maxRecords + 1 }, only),
    starterIds(db, kind.table),
  ]);
  return {
    title: t(kind.names.titles),
    list: kind.pages.list,
    add: { label: getAddTitle(kind), to: kind.pages.add },
    hasMore: records.length > maxRecords,
    parts: records.slice(0, maxRecords).map(
      (record): Part => ({
        key: `${kind.key}-${record.id}`,
        label: shortName(kind, record),
        isSample: samples.includes(record.id),
        to: editPathOf(kind, record.id),
      }),
    ),
  };
}

const disclosurePage = "/mandatory-public-disclosure";

export async function readPageParts(db: Database, path: SitePagePath, isAdministrator: boolean) {
  const kinds = staffKinds.filter(
    ({ key, page }) =>
      key !== disclosure.key && (page === path || furtherKinds[path]?.some((kind) => kind.key === key)),
  );
  const [texts, documents, ...records] = await Promise.all([
    listTextParts(db, path),
    listRecordParts(db, disclosure, { page: path === disclosurePage ? "" : path }),
    ...kinds.map((kind) => listRecordParts(db, kind, {})),
  ]);
  const forms: Part[] =
    path === "/principal"
      ? [{ key: "principal", label: t("Principal"), isSample: false, to: principalPath }]
      : [];
  const settings = Object.entries(settingParts).flatMap(([key, { title, ...part }]): Part[] =>
    isAdministrator && "page" in part && part.page === path
      ? [{ key, label: t(title), isSample: false, to: partPath(key as PartKey) }]
      : [],
  );
  return {
    path,
    title: t(textPages[path]),
    texts: [...forms, ...texts],
    records: documents.parts.length > 0 ? [documents, ...records] : records,
    settings,
  };
}
