import { type Message, msg, t } from "#say";
import { type BackupState, readBackupState } from "~/backup/state.server";
import type { Finding } from "~/findings/finding";
import type { Services } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import type { Staff } from "~/session/session.server";
import type { Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { listRecordSteps } from "./record-steps.server";
import { listSafetySteps } from "./safety-steps.server";
import { isDefaultName, listSettingSteps, sampleLine } from "./setting-steps.server";
import { type FirstStepsCount, firstStepsPath, type Stage, type Step } from "./step";
import { listTextSteps } from "./text-steps.server";

const titles: Record<Stage["key"], Message> = {
  today: msg(/* Heads the first steps of a new school. */ "Today"),
  week: msg(/* Heads steps of a new school. */ "This week"),
  later: msg(/* Heads steps of a new school. */ "Later"),
};

/** Keys of all steps in their order: after those of today, a new website looks finished. */
const order: Record<Stage["key"], readonly string[]> = {
  today: ["school", "logo", "timings", "notices", "principal", "fees", "languages"],
  week: [
    ...["samples", "password", "way-back", "photos", "faculty", "calendar_entries"],
    ...["admission", "appendix-ix"],
  ],
  later: ["colours", "figures", "offer", "texts", "backups"],
};

interface Known {
  settings?: Settings;
  backup?: BackupState | undefined;
}

/** Lists the set-up tasks that a role can do, in stages. */
export async function listFirstSteps(services: Services, staff: Staff, known: Known = {}): Promise<Stage[]> {
  const { db, config } = services;
  const isAdministrator = mayDo(staff.role, "administrator");
  const texts = await listTextSteps(db);
  if (!isAdministrator) return inStages([...texts, ...(await listRecordSteps(db, ""))]);
  const settings = known.settings ?? (await readSettings(db));
  const backup = known.backup ?? (await readBackupState(db, config));
  return inStages([
    ...texts,
    ...(await listRecordSteps(db, settings[sampleLine])),
    ...listSettingSteps(settings, await starterKeys(db, "settings")),
    ...(await listSafetySteps(services, staff, backup)),
  ]);
}

function inStages(steps: readonly Step[]): Stage[] {
  return (Object.keys(order) as Stage["key"][]).map((key) => {
    const found = order[key].flatMap((name) => steps.find((step) => step.key === name) ?? []);
    return {
      key,
      title: t(titles[key]),
      steps: found,
      all: found.length,
      done: found.filter(({ words }) => words === "").length,
    };
  });
}

interface NameState {
  isNew: boolean;
  isSample: boolean;
}

/** Says if the website still has a name that is not the school's own. */
export async function readNameState(db: Database, { school_name }: Settings): Promise<NameState> {
  const isSample = (await starterKeys(db, "settings")).includes("school_name");
  return { isNew: isSample || isDefaultName(school_name), isSample };
}

export function findNextStep(stages: readonly Stage[]): Step | undefined {
  return stages.flatMap(({ steps }) => steps).find(({ words }) => words !== "");
}

/** Returns undefined for a school that has done the steps of today. */
export function countFirstSteps(
  stages: readonly Stage[],
  { isNew, isSample }: NameState,
): FirstStepsCount | undefined {
  const sum = (key: "done" | "all") => stages.reduce((total, stage) => total + stage[key], 0);
  const next = findNextStep(stages)?.title;
  const isTodayDone = stages[0]?.done === stages[0]?.all;
  return next && (isNew || !isTodayDone)
    ? { done: sum("done"), all: sum("all"), next, isNew, isSample }
    : undefined;
}

/** Counts the steps of the first unfinished stage, for a school whose start page has no card about them. */
export function firstStepsFindings(stages: readonly Stage[]): Finding[] {
  const stage = stages.find(({ all, done }) => done < all);
  if (!stage) return [];
  const { title, all, done } = stage;
  return [
    {
      words: t(
        /* {stage} is: Today, This week or Later. */ "First steps, {stage}: {done} of {all} are done.",
        { stage: title, done, all },
      ),
      link: { label: t("Continue"), to: firstStepsPath },
    },
  ];
}
