import { fromEntries } from "~/text/from-entries";
import { figures } from "./fields/figures";
import { banner, languages, menu } from "./fields/frame";
import { colours, logo, sharePicture } from "./fields/look";
import { privacy } from "./fields/privacy";
import { school } from "./fields/school";
import { server } from "./fields/server";
import { social } from "./fields/social";
import type { SettingPart, SettingSpec } from "./setting";

/** Pages of the settings, in the order of their list. */
export const settingParts = {
  school,
  logo,
  colours,
  menu,
  languages,
  figures,
  social,
  banner,
  privacy,
  server,
  "share-picture": sharePicture,
} as const satisfies Record<string, SettingPart>;

export type PartKey = keyof typeof settingParts;

type FieldsOf<Key extends PartKey> = (typeof settingParts)[Key]["fields"];

export type SettingName = { [Key in PartKey]: keyof FieldsOf<Key> }[PartKey];

/** Everything that a school can change; specification sections 2 and 9 say where it is shown. */
export type Settings = Record<SettingName, string>;

export const settingFields = Object.assign(
  {},
  ...Object.values(settingParts).map(({ fields }) => fields),
) as Record<SettingName, SettingSpec>;

export const settingNames = Object.keys(settingFields) as SettingName[];

export const defaultSettings = fromEntries(
  settingNames.map((name) => [name, settingFields[name].initial ?? ""]),
) as Settings;

/** Settings that visitors read, with translations. */
export const translatedSettings = settingNames.filter((name) => settingFields[name].translated);

/** Keys of the pages in the list of settings. */
export const listedParts = (Object.keys(settingParts) as PartKey[]).filter((key) => !getPart(key).unlisted);

/** Former addresses of pages. */
const formerParts: Readonly<Record<string, PartKey>> = {
  contact: "school",
  films: "social",
  "personal-data": "privacy",
  children: "privacy",
  links: "server",
  newsletter: "server",
  backups: "server",
  login: "server",
};

export function isPartKey(key: string | undefined): key is PartKey {
  return key !== undefined && Object.hasOwn(settingParts, key);
}

export function getPart(key: PartKey): SettingPart {
  return settingParts[key];
}

/** Key of the page that has replaced a former one. */
export const findFormerPart = (key = ""): PartKey | undefined =>
  Object.hasOwn(formerParts, key) ? formerParts[key] : undefined;

export const listSettingsOf = (key: PartKey) => Object.keys(settingParts[key].fields) as SettingName[];

export function partPath(key: PartKey): string {
  return `/dashboard/settings/${key}`;
}

/** Address of the input of a setting. */
export function settingPath(name: SettingName): string {
  const key = Object.keys(settingParts).find((part) => listSettingsOf(part as PartKey).includes(name));
  return `${partPath(key as PartKey)}#${name}`;
}
