import { sql } from "kysely";
import { msg, t } from "#say";
import { sectionPath } from "~/content/disclosures/appendix-ix/lines";
import { isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { amenity } from "~/kinds/amenity";
import { calendarEntry } from "~/kinds/calendar-entry";
import { disclosure } from "~/kinds/disclosure";
import { facility } from "~/kinds/facility";
import { facilityCard } from "~/kinds/facility-card";
import { facultyMember } from "~/kinds/faculty-member";
import { notice } from "~/kinds/notice";
import { page } from "~/kinds/own-page";
import { photo } from "~/kinds/photo";
import { program } from "~/kinds/program";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { partPath } from "~/settings/parts";
import type { Database } from "~db/connection.server";
import { readSampleState } from "~db/site-identity";
import { starterIds } from "~db/starter-marks";
import { sampleLine } from "./setting-steps.server";
import { called, changeLabel, isKeepable, linkTo, removeSamplesPath, type Step } from "./step";

type Kind = (typeof staffKinds)[number];

/** Kinds with a step of their own. */
const ownSteps: readonly StaffKindKey[] = [notice.key, photo.key, facultyMember.key, calendarEntry.key];

/** Kinds of the step about what the school offers. */
const offerKinds: readonly StaffKindKey[] = [
  facility.key,
  program.key,
  facilityCard.key,
  amenity.key,
  page.key,
];

/** Key of the step about what the school offers. */
export const offerStep = "offer";

/** Kinds whose samples a step keeps; none for another step. */
export const kindsOfStep = (key: string): readonly StaffKindKey[] =>
  key === offerStep ? offerKinds : ownSteps.filter((one) => getKind(one).table === key);

const getKind = (key: StaffKindKey): Kind => staffKinds.find((kind) => kind.key === key) as Kind;

export interface SampleKind {
  kind: Kind;
  samples: number[];
}

export async function listSampleKinds(db: Database): Promise<SampleKind[]> {
  return Promise.all(staffKinds.map(async (kind) => ({ kind, samples: await starterIds(db, kind.table) })));
}

/** @param line at the foot of each page that says that its content is a sample, if the user can remove it */
export async function listRecordSteps(db: Database, line: string): Promise<Step[]> {
  const kinds = await listSampleKinds(db);
  const find = (key: StaffKindKey) => kinds.find(({ kind }) => kind.key === key) as SampleKind;
  const own = await listOwn(db, [...ownSteps, ...offerKinds].map(find));
  return [
    ...(await samplesStep(db, kinds, line)),
    ...ownSteps.map((key) => kindStep(find(key), own.has(key))),
    offersStep(offerKinds.map(find), own),
    await appendixStep(db, find(disclosure.key)),
  ];
}

/** None on a site that never had samples. */
async function samplesStep(db: Database, kinds: readonly SampleKind[], line: string): Promise<Step[]> {
  const count = kinds.reduce(
    (sum, { kind, samples }) => sum + (isKeepable(kind.key) ? 0 : samples.length),
    0,
  );
  if (count === 0 && line === "" && (await readSampleState(db)) === "") return [];
  const toSettings = linkTo(t(changeLabel), `${partPath("school")}#${sampleLine}`);
  return [
    {
      key: "samples",
      ...called(msg("Remove sample content")),
      words:
        count > 0
          ? t("Sample items to remove: {count}.", { count })
          : line && t("Each page still says at its foot that its content is a sample."),
      link: count > 0 ? { label: t("Choose and remove"), to: removeSamplesPath } : toSettings,
      canKeep: false,
    },
  ];
}

const sampleWords = ({ kind: { names }, samples }: SampleKind) =>
  samples.length > 0
    ? [
        t(/* {count} is such as: 7 notices. */ "Sample content left: {count}.", {
          count: t(names.count, { count: samples.length }),
        }),
      ]
    : [];

function kindStep(sampleKind: SampleKind, hasOwn: boolean): Step {
  const { kind, samples } = sampleKind;
  const { key, table, names, pages } = kind;
  // The samples of notices belong to the step that removes samples.
  const isFirstNotice = key === notice.key;
  const words = isFirstNotice ? [] : sampleWords(sampleKind);
  if (words.length === 0 && !hasOwn)
    words.push(
      t(/* {noun} is a kind of record, such as notice. */ "No {noun} of your own yet.", {
        noun: t(names.one),
      }),
    );
  const count = isFirstNotice ? 0 : samples.length;
  const deleteAll = `${pages.list}/chosen?do=delete&id=${samples.join(",")}`;
  return {
    key: table,
    ...called(isFirstNotice ? msg("A first notice of your own") : names.titles),
    words: words.join(""),
    link:
      isKeepable(key) || words.length === 0
        ? { label: t("See the list"), to: pages.list }
        : linkTo(t("Add"), pages.add),
    ...(count > 0 && {
      other: linkTo(count === 1 ? t("Delete it") : t("Delete all {number}", { number: count }), deleteAll),
    }),
    canKeep: count > 0 && isKeepable(key),
  };
}

/** Facilities, programs and what else the school offers: done with one that the school has written. */
function offersStep(kinds: readonly SampleKind[], own: ReadonlySet<string>): Step {
  const samples = kinds.flatMap(sampleWords);
  const first = kinds.find((kind) => kind.samples.length > 0) ?? (kinds[0] as SampleKind);
  return {
    key: offerStep,
    ...called(msg("What the school offers")),
    words:
      samples.length > 0
        ? samples.join(" ")
        : kinds.some(({ kind }) => own.has(kind.key))
          ? ""
          : t("No facility or program has a text yet."),
    link: { label: t("See the list"), to: first.kind.pages.list },
    canKeep: samples.length > 0,
  };
}

/** Returns the keys of the kinds of which the school has written a record. */
export async function listOwn(db: Database, kinds: readonly SampleKind[]): Promise<Set<string>> {
  const parts = kinds.map(({ kind: { key, table }, samples }) => {
    // A new site has facilities without a text, for its menu.
    const hasText = table === facility.table ? sql`and details <> ''` : sql``;
    return sql`select ${key} as key where exists (
      select 1 from ${sql.table(table)}
      where deleted_at is null ${hasText} and id not in (select value from json_each(${JSON.stringify(samples)})))`;
  });
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function appendixStep(db: Database, documents: SampleKind): Promise<Step> {
  const sections = await readAppendix(db);
  const lines = sections.flatMap((section) => section.lines).filter(({ extra }) => !extra);
  const open = lines.filter((line) => !isDone(line));
  const section = sections.find((one) => one.lines.some((line) => open.includes(line)));
  const words = [
    ...sampleWords(documents),
    ...(open.length > 0
      ? [t("{done} of {all} lines are done.", { done: lines.length - open.length, all: lines.length })]
      : []),
  ];
  return {
    key: "appendix-ix",
    ...called(msg("Documents and lines of Appendix IX")),
    words: words.join(" "),
    link: section
      ? linkTo(t("Fill in"), sectionPath(section.key))
      : { label: t("See it"), to: "/dashboard/appendix-ix" },
    canKeep: false,
  };
}
