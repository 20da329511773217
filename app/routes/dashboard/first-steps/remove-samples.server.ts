import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import type { Answer } from "~/forms/one-time.server";
import type { StaffKindKey } from "~/kinds/registry";
import { removeSampleTexts } from "~/page-texts/sample-texts.server";
import { recordsOf } from "~/records/records.server";
import { listSettingsOf, type Settings } from "~/settings/parts";
import { readSettings, saveSettings } from "~/settings/queries.server";
import { offerUndo, type RemovedSamples } from "~/undo/undo.server";
import type { Database, Transaction } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { listOwn, listSampleKinds } from "./record-steps.server";
import { sampleLine } from "./setting-steps.server";
import { firstStepsPath } from "./step";
import { listSampleTexts } from "./text-steps.server";

/** Sentence of a public page without records. */
const says: Partial<Record<StaffKindKey, Message>> = {
  notice: msg("No Notice found."),
  "calendar entry": msg("No events are planned at the moment."),
  photo: msg("No photos found."),
  video: msg("No videos yet."),
  topper: msg("No student results found."),
  testimonial: msg("No testimonials yet."),
  job: msg("No job openings at the moment."),
  "faculty member": msg("No Faculty found."),
  program: msg("No programs are listed yet. Please ask the school."),
};

const otherwise: Partial<Record<StaffKindKey, Message>> = {
  facility: msg("They leave the menu, and their pages close."),
  page: msg("They leave the menu, and their pages close."),
  slide: msg("The home page then begins without a picture."),
  "disclosure document": msg("The lines of Appendix IX are then empty."),
};

/** Settings that a page can do without. Name, address, phone and e-mail stay until they are changed. */
const removableSettings: readonly (keyof Settings)[] = [
  ...listSettingsOf("social"),
  ...listSettingsOf("figures"),
];

export interface SampleChoice {
  value: string;
  title: string;
  count: string;
  /** Sentence about the website without them. */
  without: string;
}

function describeWithout(key: StaffKindKey, isReplaced: boolean): string {
  if (isReplaced) return t("Visitors then see only the school's own.");
  const words = says[key];
  if (words)
    return t(/* {words} is a sentence of the website. */ "The page then says: “{words}”", {
      words: t(words),
    });
  return t(otherwise[key] ?? msg("The website then shows nothing in their place."));
}

async function listSampleSettings(db: Database): Promise<(keyof Settings)[]> {
  const [samples, settings] = await Promise.all([starterKeys(db, "settings"), readSettings(db)]);
  return removableSettings.filter((name) => samples.includes(name) && settings[name] !== "");
}

/** Lists what has samples. @param isAdministrator true with settings */
export async function listSampleChoices(db: Database, isAdministrator: boolean): Promise<SampleChoice[]> {
  const [kinds, texts, settings] = await Promise.all([
    listSampleKinds(db),
    listSampleTexts(db),
    isAdministrator ? listSampleSettings(db) : [],
  ]);
  const own = await listOwn(db, kinds);
  return [
    ...kinds
      .filter(({ samples }) => samples.length > 0)
      .map(({ kind: { key, names }, samples }) => ({
        value: key,
        title: t(names.titles),
        count: t(names.count, { count: samples.length }),
        without: describeWithout(key, own.has(key)),
      })),
    ...(texts.length > 0
      ? [
          {
            value: "texts",
            title: t("Texts of the pages"),
            count: t("{count, plural, one {# text} other {# texts}}", { count: texts.length }),
            without: t("The pages then show a short general sentence, or nothing."),
          },
        ]
      : []),
    ...(settings.length > 0
      ? [
          {
            value: "settings",
            title: t("Figures, social media and films"),
            count: t("{count, plural, one {# setting} other {# settings}}", { count: settings.length }),
            without: t("The website then does not show them."),
          },
        ]
      : []),
  ];
}

interface Removal {
  who: string;
  chosen: readonly string[];
}

export async function removeSamples(
  context: AppLoadContext,
  trx: Transaction,
  { who, chosen }: Removal,
): Promise<Answer> {
  const at = new Date().toISOString();
  const step: RemovedSamples = { type: "removed samples", at, kinds: [], texts: [], settings: {} };
  const kinds = (await listSampleKinds(trx)).filter(
    ({ kind, samples }) => chosen.includes(kind.key) && samples.length > 0,
  );
  for (const { kind, samples } of kinds) {
    await recordsOf(kind).removeMany(trx, samples, at);
    await recordEvent(context, { who, verb: "deleted", kind: kind.key, count: samples.length }, trx);
  }
  step.kinds = kinds.map(({ kind }) => kind.key);
  if (chosen.includes("texts")) step.texts = await removeSampleTexts(trx, await listSampleTexts(trx), who);
  if (chosen.includes("settings")) {
    const [names, saved] = [await listSampleSettings(trx), await readSettings(trx)];
    step.settings = Object.fromEntries(names.map((name) => [name, saved[name]]));
    await saveSettings(trx, Object.fromEntries(names.map((name) => [name, ""])));
  }
  const rest = await listSampleChoices(trx, true);
  const { [sampleLine]: line } = await readSettings(trx);
  if (rest.length === 0 && line) {
    step.settings = { ...step.settings, [sampleLine]: line };
    await saveSettings(trx, { [sampleLine]: "" });
  }
  if (step.texts.length > 0 || Object.keys(step.settings).length > 0)
    await recordEvent(context, { who, verb: "removed samples" }, trx);
  return {
    location: firstStepsPath,
    message: t("Sample content removed."),
    undo: await offerUndo(trx, step),
  };
}
