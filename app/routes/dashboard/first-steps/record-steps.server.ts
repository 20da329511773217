import { msg } from "#message";
import { t } from "#say";
import { sectionPath } from "~/content/disclosures/appendix-ix/lines";
import { isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { disclosure } from "~/kinds/disclosure";
import { facultyMember } from "~/kinds/faculty-member";
import { notice } from "~/kinds/notice";
import { photo } from "~/kinds/photo";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";
import { called, isKeepable, linkTo, removeSamplesPath, type Step } from "./step";

type Kind = (typeof staffKinds)[number];

/** Kinds without which a site looks unfinished. */
const needed: readonly StaffKindKey[] = [notice.key, photo.key, facultyMember.key, disclosure.key];

export interface SampleKind {
  kind: Kind;
  samples: number[];
}

export async function listSampleKinds(db: Database): Promise<SampleKind[]> {
  return Promise.all(staffKinds.map(async (kind) => ({ kind, samples: await starterIds(db, kind.table) })));
}

export async function listRecordSteps(db: Database): Promise<Step[]> {
  const kinds = await listSampleKinds(db);
  const steps = await Promise.all(kinds.map((sampleKind) => kindStep(db, sampleKind)));
  return [samplesStep(kinds), ...steps.flatMap((step) => step ?? []), await appendixStep(db)];
}

function samplesStep(kinds: readonly SampleKind[]): Step {
  const count = kinds.reduce(
    (sum, { kind, samples }) => sum + (isKeepable(kind.key) ? 0 : samples.length),
    0,
  );
  return {
    key: "samples",
    ...called(msg("Remove sample content")),
    left: count > 0 ? t("Sample items to remove: {count}.", { count }) : "",
    link: { label: t("Choose and remove"), to: removeSamplesPath },
    canKeep: false,
  };
}

/** Undefined for an empty list that a school can do without. */
async function kindStep(db: Database, { kind, samples }: SampleKind): Promise<Step | undefined> {
  const { key, table, names, pages } = kind;
  const isMissing = !(await hasOwn(db, table, samples));
  if (isMissing && samples.length === 0 && !needed.includes(key)) return undefined;
  // The samples of notices belong to the step that removes samples.
  const isFirstNotice = key === notice.key;
  const count = isFirstNotice ? 0 : samples.length;
  const left = [
    ...(count > 0
      ? [
          t(/* {count} is such as: 7 notices. */ "Sample content left: {count}.", {
            count: t(names.count, { count }),
          }),
        ]
      : []),
    ...(isMissing && count === 0
      ? [
          t(/* {noun} is a kind of record, such as notice. */ "No {noun} of your own yet.", {
            noun: t(names.one),
          }),
        ]
      : []),
  ].join(" ");
  const deleteAll = `${pages.list}/chosen?do=delete&id=${samples.join(",")}`;
  return {
    key: table,
    ...called(isFirstNotice ? msg("A first notice of your own") : names.titles),
    left,
    link:
      isKeepable(key) || left === ""
        ? { label: t("See the list"), to: pages.list }
        : linkTo(t("Add"), key === disclosure.key && pages.many ? pages.many : pages.add),
    ...(count > 0 && {
      other: linkTo(count === 1 ? t("Delete it") : t("Delete all {number}", { number: count }), deleteAll),
    }),
    canKeep: count > 0 && isKeepable(key),
  };
}

/** True if the school has written a record. */
export async function hasOwn(
  db: Database,
  table: Kind["table"],
  samples: readonly number[],
): Promise<boolean> {
  let own = db
    .selectFrom(table as "photos")
    .select("id")
    .where("deleted_at", "is", null);
  if (samples.length > 0) own = own.where("id", "not in", [...samples]);
  return anyRow(own);
}

async function appendixStep(db: Database): Promise<Step> {
  const sections = await readAppendix(db);
  const lines = sections.flatMap((section) => section.lines).filter(({ extra }) => !extra);
  const open = lines.filter((line) => !isDone(line));
  const section = sections.find((one) => one.lines.some((line) => open.includes(line)));
  return {
    key: "appendix-ix",
    ...called(msg("Appendix IX")),
    left:
      open.length > 0
        ? t("{done} of {all} lines are done.", { done: lines.length - open.length, all: lines.length })
        : "",
    link: section
      ? linkTo(t("Fill in"), sectionPath(section.key))
      : { label: t("See it"), to: "/dashboard/appendix-ix" },
    canKeep: false,
  };
}
