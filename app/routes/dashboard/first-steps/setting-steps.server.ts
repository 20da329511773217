import { type Message, msg, t } from "#say";
import { lookFields } from "~/settings/looks";
import {
  defaultSettings,
  getPart,
  isPartKey,
  listSettingsOf,
  type PartKey,
  partPath,
  type Settings,
  settingFields,
} from "~/settings/parts";
import { called, changeLabel, linkTo, type Step } from "./step";

/** Settings that every page needs. */
const required = ["school_name", "address", "phone"] as const satisfies (keyof Settings)[];

interface UntouchedStep {
  mark: keyof Settings;
  settings: readonly (keyof Settings)[];
  words: Message;
}

/** Parts that are complete on a new site: done when the school has changed or confirmed them. */
const untouched: Partial<Record<PartKey, UntouchedStep>> = {
  logo: { mark: "logo", settings: ["logo"], words: msg("You have not added a logo yet.") },
  colours: {
    mark: "colour_main",
    settings: lookFields,
    words: msg("The website still has its standard colours."),
  },
  languages: {
    mark: "hidden_languages",
    settings: ["hidden_languages", "own_digits"],
    words: msg("Visitors can choose all languages. Check if that is right."),
  },
};

/** Line at the foot of each page, removed with the last sample. */
export const sampleLine = "sample_notice";

/** Parts of the step with figures and addresses of other sites. */
const figureParts = ["figures", "social"] as const satisfies PartKey[];

/** Settings whose samples a step keeps; undefined for a step without settings. */
export function settingsOfStep(key: string): (keyof Settings)[] | undefined {
  if (key === "figures") return figureParts.flatMap(listSettingsOf);
  return isPartKey(key) ? listSettingsOf(key) : undefined;
}

export const isDefaultName = (name: string) => name === defaultSettings.school_name;

/** @param samples names of sample settings */
export function listSettingSteps(settings: Settings, samples: readonly string[]): Step[] {
  const isSample = (name: keyof Settings) => samples.includes(name) && settings[name] !== "";
  return [
    schoolStep(settings, listSettingsOf("school").filter(isSample)),
    ...figuresStep(settings, figureParts.flatMap(listSettingsOf).filter(isSample)),
    ...(Object.keys(untouched) as PartKey[]).map((key) => untouchedStep(key, settings, samples)),
  ];
}

const namesOf = (those: readonly (keyof Settings)[]) =>
  those.map((one) => t(settingFields[one].label)).join(", ");

const sampleWords = (sample: readonly (keyof Settings)[]) =>
  sample.length > 0 ? [t("Still sample content: {settings}.", { settings: namesOf(sample) })] : [];

/** No school has the name or the phone number of the sample. */
function schoolStep(settings: Settings, samples: readonly (keyof Settings)[]): Step {
  const sample = samples.filter((name) => name !== sampleLine);
  const empty = required.filter(
    (name) => settings[name] === "" || (name === "school_name" && isDefaultName(settings[name])),
  );
  const words = [
    ...sampleWords(sample),
    ...(empty.length > 0 ? [t("Still to do: {settings}.", { settings: namesOf(empty) })] : []),
  ].join(" ");
  return {
    key: "school",
    ...called(msg("Name, address and phone")),
    words,
    link: linkTo(t(changeLabel), partPath("school")),
    canKeep: sample.length > 0 && !required.some((name) => sample.includes(name)),
  };
}

/** No step without figures and addresses: a school can do without. */
function figuresStep(settings: Settings, samples: readonly (keyof Settings)[]): Step[] {
  if (figureParts.flatMap(listSettingsOf).every((name) => settings[name] === "")) return [];
  const part = figureParts.find((key) => listSettingsOf(key).some((name) => samples.includes(name)));
  return [
    {
      key: "figures",
      ...called(msg("Figures, social media and films")),
      words: sampleWords(samples).join(""),
      link: linkTo(t(changeLabel), partPath(part ?? "figures")),
      canKeep: samples.length > 0,
    },
  ];
}

function untouchedStep(key: PartKey, settings: Settings, samples: readonly string[]): Step {
  const { mark, settings: names, words } = untouched[key] as UntouchedStep;
  const isUntouched = samples.includes(mark) && names.every((name) => settings[name] === "");
  return {
    key,
    ...called(getPart(key).title),
    words: isUntouched ? t(words) : "",
    link: linkTo(t(changeLabel), partPath(key)),
    canKeep: isUntouched,
  };
}
