import { type Message, msg } from "#message";
import { t } from "#say";
import { lookFields } from "~/settings/looks";
import {
  getPart,
  listSettingsOf,
  type PartKey,
  partPath,
  type Settings,
  settingFields,
} from "~/settings/parts";
import { called, changeLabel, linkTo, type Step } from "./step";

interface PartStep {
  title?: Message;
  required: readonly (keyof Settings)[];
}

const parts: Partial<Record<PartKey, PartStep>> = {
  school: {
    title: msg("Name, address and phone"),
    required: ["school_name", "address", "phone", "email_office"],
  },
  social: { required: [] },
  figures: { required: [] },
};

interface UntouchedStep {
  mark: keyof Settings;
  settings: readonly (keyof Settings)[];
  left: Message;
}

/** Parts that are complete on a new site: done when the school has changed or confirmed them. */
const untouched: Partial<Record<PartKey, UntouchedStep>> = {
  logo: { mark: "logo", settings: ["logo"], left: msg("Every page still shows the sample logo.") },
  colours: {
    mark: "colour_main",
    settings: lookFields,
    left: msg("The website still has its standard colours."),
  },
  languages: {
    mark: "hidden_languages",
    settings: ["hidden_languages", "own_digits"],
    left: msg("Visitors can choose all languages. Check if that is right."),
  },
};

/** The line "sample content" is removed last. */
export const sampleLine = "sample_notice";

/** @param samples names of sample settings */
export function listSettingSteps(settings: Settings, samples: readonly string[]): Step[] {
  return [
    ...(Object.keys(parts) as PartKey[]).flatMap((key) => partStep(key, settings, samples) ?? []),
    ...(Object.keys(untouched) as PartKey[]).map((key) => untouchedStep(key, settings, samples)),
    {
      key: sampleLine,
      ...called(msg("Take away the line about the sample")),
      left: settings[sampleLine] && t("Each page still says at its foot that its content is a sample."),
      link: linkTo(t(changeLabel), `${partPath("school")}#${sampleLine}`),
      canKeep: false,
    },
  ];
}

/** Undefined for a part that is empty and can be. */
function partStep(key: PartKey, settings: Settings, samples: readonly string[]): Step | undefined {
  const { title } = getPart(key);
  const names = listSettingsOf(key);
  const { required = [], title: name = title } = parts[key] ?? {};
  if (required.length === 0 && names.every((name) => settings[name] === "")) return undefined;
  const named = (those: readonly (keyof Settings)[]) =>
    those.map((one) => t(settingFields[one].label)).join(", ");
  const sample = names.filter(
    (name) => name !== sampleLine && samples.includes(name) && settings[name] !== "",
  );
  const empty = required.filter((name) => settings[name] === "");
  const left = [
    ...(sample.length > 0 ? [t("Still sample content: {settings}.", { settings: named(sample) })] : []),
    ...(empty.length > 0 ? [t("Empty: {settings}.", { settings: named(empty) })] : []),
  ].join(" ");
  return {
    key,
    ...called(name),
    left,
    link: linkTo(t(changeLabel), partPath(key)),
    // No school has the name or the phone number of the sample.
    canKeep: sample.length > 0 && !required.some((name) => sample.includes(name)),
  };
}

function untouchedStep(key: PartKey, settings: Settings, samples: readonly string[]): Step {
  const { mark, settings: names, left } = untouched[key] as UntouchedStep;
  const isUntouched = samples.includes(mark) && names.every((name) => settings[name] === "");
  return {
    key,
    ...called(getPart(key).title),
    left: isUntouched ? t(left) : "",
    link: linkTo(t(changeLabel), partPath(key)),
    canKeep: isUntouched,
  };
}
