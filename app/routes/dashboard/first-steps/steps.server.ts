import { type Message, msg } from "#message";
import { t } from "#say";
import { type BackupState, readBackupState } from "~/backup/state.server";
import { getPart, type PartKey, partPath } from "~/capabilities/settings/parts";
import { readSettings } from "~/capabilities/settings/queries.server";
import { type Settings, settingLabels } from "~/capabilities/settings/settings";
import { countSampleTexts } from "~/capabilities/texts/queries.server";
import { sitePagesPath } from "~/capabilities/texts/site-pages-path";
import { disclosure } from "~/content/disclosures/disclosure";
import { facultyMember } from "~/content/faculty/faculty-member";
import { notice } from "~/content/notices/notice";
import { photo } from "~/content/photos/photo";
import { type StaffKindKey, staffKinds } from "~/content/records/registry";
import type { Services } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import type { Staff } from "~/session/session.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { markedSources, starterIds, starterKeys } from "~db/starter-marks";

/** Set-up task of a new school. */
export interface Step {
  /** Also ID of the row and form value. */
  key: string;
  /** English for the activity log; `title` is translated. */
  name: Message;
  title: string;
  /** Sentence; empty if done. */
  left: string;
  link: { label: string; to: string };
  /** Page that deletes all its samples. */
  deleteAll?: { label: string; to: string };
  /** True if only samples are left, which the school may keep. */
  isSample: boolean;
}

export interface StepGroup {
  title: string;
  steps: Step[];
}

/** Required settings, by page. */
const parts: Partial<Record<PartKey, readonly (keyof Settings)[]>> = {
  school: ["school_name", "address"],
  contact: ["phone", "email_office"],
  social: [],
  films: [],
  figures: [],
};

/** The line "sample content" is removed last. */
const sampleLine = "sample_notice";

/** Kinds without which a site looks unfinished. */
const needed: readonly StaffKindKey[] = [notice.key, photo.key, facultyMember.key, disclosure.key];

/** Data that the page has read already. */
interface Known {
  settings?: Settings;
  backup?: BackupState | undefined;
}

/** Lists the set-up tasks that a role can do. */
export async function listFirstSteps(
  { db, config }: Services,
  staff: Staff,
  known: Known = {},
): Promise<StepGroup[]> {
  const records = {
    title: t(/* Heads the steps for notices, photos and so on. */ "What visitors see"),
    steps: [await textStep(db), ...(await recordSteps(db))],
  };
  if (!mayDo(staff.role, "administrator")) return [records];
  const settings = known.settings ?? (await readSettings(db));
  const backup = known.backup ?? (await readBackupState(db, config));
  const samples = await starterKeys(db, "settings");
  return [
    {
      title: t("The school"),
      steps: [
        ...Object.keys(parts).map((key) => settingStep(key as PartKey, settings, samples)),
        logoStep(settings, samples),
      ],
    },
    records,
    { title: t("So that nothing is lost"), steps: [await passwordStep(db), backupStep(backup)] },
    { title: t("At the end"), steps: [sampleLineStep(settings)] },
  ];
}

const called = (name: Message) => ({ name, title: t(name) });

function settingStep(key: PartKey, settings: Settings, samples: readonly string[]): Step {
  const { title: name, settings: names } = getPart(key);
  const named = (those: readonly (keyof Settings)[]) => those.map((one) => t(settingLabels[one])).join(", ");
  const sample = names.filter(
    (name) => name !== sampleLine && samples.includes(name) && settings[name] !== "",
  );
  const empty = (parts[key] ?? []).filter((name) => settings[name] === "");
  const left = [
    ...(sample.length > 0 ? [t("Still sample content: {settings}.", { settings: named(sample) })] : []),
    ...(empty.length > 0 ? [t("Empty: {settings}.", { settings: named(empty) })] : []),
  ].join(" ");
  return {
    key,
    ...called(name),
    left,
    link: { label: t(/* The verb, on a link. */ "Change"), to: partPath(key) },
    isSample: sample.length > 0,
  };
}

/** Done with a logo, or if the school declares that it needs none. */
function logoStep({ logo }: Settings, samples: readonly string[]): Step {
  const isSample = logo === "" && samples.includes("logo");
  return {
    key: "logo",
    ...called(getPart("logo").title),
    left: isSample ? t("Every page still shows the sample logo.") : "",
    link: { label: t("Change"), to: partPath("logo") },
    isSample,
  };
}

async function textStep(db: Database): Promise<Step> {
  const count = await countSampleTexts(db);
  return {
    key: "texts",
    ...called(msg("Texts of the pages")),
    left:
      count === 0
        ? ""
        : t("{count, plural, one {# text is still sample text.} other {# texts are still sample text.}}", {
            count,
          }),
    link: { label: t("Change"), to: sitePagesPath },
    isSample: count > 0,
  };
}

async function recordSteps(db: Database): Promise<Step[]> {
  const steps: Step[] = [];
  const marked = await markedSources(db);
  for (const { key, table, names, pages } of staffKinds) {
    const samples = marked.has(table) ? await starterIds(db, table) : [];
    const isMissing = samples.length === 0 && needed.includes(key) && !(await hasAny(db, table));
    const noun = t(names.one);
    const left =
      samples.length > 0
        ? t(/* {count} is such as: 7 notices. */ "Sample content left: {count}.", {
            count: t(names.count, { count: samples.length }),
          })
        : isMissing
          ? t(/* {noun} is a kind of record, such as notice. */ "No {noun} yet.", { noun })
          : "";
    steps.push({
      key: table,
      ...called(names.titles),
      left,
      link: isMissing ? { label: t("Add"), to: pages.add } : { label: t("See the list"), to: pages.list },
      isSample: samples.length > 0,
      ...(samples.length > 0 && {
        deleteAll: {
          label: samples.length === 1 ? t("Delete it") : t("Delete all {number}", { number: samples.length }),
          to: `${pages.list}/chosen?do=delete&id=${samples.join(",")}`,
        },
      }),
    });
  }
  return steps;
}

async function hasAny(db: Database, table: (typeof staffKinds)[number]["table"]): Promise<boolean> {
  return anyRow(
    db
      .selectFrom(table as "photos")
      .select("id")
      .where("deleted_at", "is", null),
  );
}

async function passwordStep(db: Database): Promise<Step> {
  const first = await starterKeys(db, "staff");
  return {
    key: "password",
    ...called(msg("A password of your own")),
    left: first.length > 0 ? t("The first account still has the password that came with the website.") : "",
    link: { label: t("Change"), to: "/dashboard/staff/password" },
    isSample: false,
  };
}

function backupStep({ isLate, words }: BackupState): Step {
  return {
    key: "backups",
    ...called(msg("Backups")),
    left: isLate ? words : "",
    link: { label: t("Look after the backups"), to: "/dashboard/backups" },
    isSample: false,
  };
}

function sampleLineStep(settings: Settings): Step {
  return {
    key: sampleLine,
    ...called(msg("Take away the line about the sample")),
    left: settings[sampleLine] && t("Each page still says at its foot that its content is a sample."),
    link: { label: t("Change"), to: `${partPath("school")}#${sampleLine}` },
    isSample: false,
  };
}

export function countProgress(groups: readonly StepGroup[]): { all: number; done: number } {
  const steps = groups.flatMap((group) => group.steps);
  return { all: steps.length, done: steps.filter(({ left }) => left === "").length };
}
