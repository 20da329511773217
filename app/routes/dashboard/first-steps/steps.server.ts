import { type Message, msg } from "#message";
import { t } from "#say";
import { type BackupState, readBackupState } from "~/backup/state.server";
import type { Services } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import type { Staff } from "~/session/session.server";
import { defaultSettings, type Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { listRecordSteps } from "./record-steps.server";
import { listSafetySteps } from "./safety-steps.server";
import { listSettingSteps, sampleLine } from "./setting-steps.server";
import type { FirstStepsCount, Stage, Step } from "./step";
import { listTextSteps, weekTextSteps } from "./text-steps.server";

const titles: Record<Stage["key"], Message> = {
  today: msg(/* Heads the first steps of a new school. */ "Today"),
  week: msg(/* Heads steps of a new school. */ "This week"),
  later: msg(/* Heads steps of a new school. */ "Later"),
};

/** Steps in their order; all others come later. */
const order: Record<"today" | "week", readonly string[]> = {
  today: ["school", "contact", "logo", "colours", "password", "samples", "notices"],
  week: [...weekTextSteps, "photos", "faculty", "calendar_entries", "disclosures", "appendix-ix"],
};

interface Known {
  settings?: Settings;
  backup?: BackupState | undefined;
}

/** Lists the set-up tasks that a role can do, in stages. */
export async function listFirstSteps(services: Services, staff: Staff, known: Known = {}): Promise<Stage[]> {
  const { db, config } = services;
  const isAdministrator = mayDo(staff.role, "administrator");
  const content = [...(await listTextSteps(db)), ...(await listRecordSteps(db))];
  if (!isAdministrator) return inStages(content);
  const settings = known.settings ?? (await readSettings(db));
  const backup = known.backup ?? (await readBackupState(db, config));
  return inStages([
    ...content,
    ...listSettingSteps(settings, await starterKeys(db, "settings")),
    ...(await listSafetySteps(services, staff, backup)),
  ]);
}

function inStages(steps: readonly Step[]): Stage[] {
  const find = (keys: readonly string[]) =>
    keys.flatMap((key) => steps.find((step) => step.key === key) ?? []);
  const early = [...order.today, ...order.week];
  const rest = steps.filter(({ key }) => !early.includes(key));
  // The line about the sample is the last step of all.
  const later = [
    ...rest.filter(({ key }) => key !== sampleLine),
    ...rest.filter(({ key }) => key === sampleLine),
  ];
  const stages = { today: find(order.today), week: find(order.week), later };
  return (Object.keys(stages) as Stage["key"][]).map((key) => ({
    key,
    title: t(titles[key]),
    steps: stages[key],
    all: stages[key].length,
    done: stages[key].filter(({ left }) => left === "").length,
  }));
}

/** True until the website has the school's own name. */
export async function isNewSchool(db: Database, { school_name }: Settings): Promise<boolean> {
  if (school_name === defaultSettings.school_name) return true;
  return (await starterKeys(db, "settings")).includes("school_name");
}

export function findNextStep(stages: readonly Stage[]): Step | undefined {
  return stages.flatMap(({ steps }) => steps).find(({ left }) => left !== "");
}

/** Returns undefined for a school that has done half of the steps. */
export function countFirstSteps(stages: readonly Stage[], isNew: boolean): FirstStepsCount | undefined {
  const sum = (key: "done" | "all") => stages.reduce((total, stage) => total + stage[key], 0);
  const [done, all] = [sum("done"), sum("all")];
  const next = findNextStep(stages)?.title;
  return next && (isNew || done * 2 < all) ? { done, all, next, isNew } : undefined;
}
