import { type Message, msg } from "#message";
import { onPage } from "~/capabilities/translations/on-page.server";
import { faculty } from "~/content/faculty/faculty-member.server";
import { facultyMember } from "~/kinds/faculty-member";
import { defaultSettings, type SettingName } from "~/settings/parts";
import { readSettings, settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { starterIds, starterKeys } from "~db/starter-marks";
import { saveValues } from "./values.server";

interface SiteValue {
  value: string;
  isSample: boolean;
  where: Message;
}

const fromSettings = {
  a1: "school_name",
  a2: "affiliation_number",
  a3: "school_code",
  a4: "address",
  a6: "email_office",
  a7: "phone",
} as const satisfies Record<string, SettingName>;

/** Name of the setting that a line of Appendix IX shows. */
export const settingOfLine = (key: string): SettingName | undefined =>
  Object.hasOwn(fromSettings, key) ? fromSettings[key as keyof typeof fromSettings] : undefined;

const maxPeople = 1000;

/** Roles in the faculty list that are counted; others are named. */
const counted = {
  d2: /\b(pgt|tgt|prt|ntt|pet|teacher|lecturer)\b/i,
  d2pgt: /\bpgt\b|post.?graduate teacher/i,
  d2tgt: /\btgt\b|trained graduate teacher/i,
  d2prt: /\bprt\b|primary teacher/i,
};
const named = {
  d1: /^(the )?principal\b/i,
  d4: /special educator/i,
  d5: /counsell?or|wellness/i,
};

/** People without a clear role are not counted. @param isOnPage in the page's language, for visitors */
export async function readSiteValues(db: Database, isOnPage = false): Promise<Map<string, SiteValue>> {
  const [settings, samples, people, samplePeople] = await Promise.all([
    readSettings(db),
    starterKeys(db, "settings"),
    faculty.list(db, { limit: maxPeople }),
    starterIds(db, "faculty"),
  ]);
  const [shown, shownPeople] = isOnPage
    ? await Promise.all([settingsOnPage(db), onPage(db, facultyMember, people)])
    : [settings, people];
  const values = new Map<string, SiteValue>();
  for (const [line, name] of Object.entries(fromSettings)) {
    if (settings[name] !== defaultSettings[name]) {
      values.set(line, {
        value: shown[name],
        isSample: samples.includes(name),
        where: msg(/* Where a value stands, within a sentence. */ "the site settings"),
      });
    }
  }
  const where: Message = msg(/* Where a value stands, within a sentence. */ "the faculty list");
  // The stored role decides, because translations have other words for it.
  const those = (role: RegExp) => shownPeople.filter((_, index) => role.test(people[index]?.title ?? ""));
  const isSample = (found: readonly { id: number }[]) => found.some(({ id }) => samplePeople.includes(id));
  for (const [line, role] of Object.entries(counted)) {
    const found = those(role);
    if (found.length > 0) values.set(line, { value: String(found.length), isSample: isSample(found), where });
  }
  for (const [line, role] of Object.entries(named)) {
    const found = those(role);
    const names = found.map(({ name }) => name).join(", ");
    if (names) values.set(line, { value: names, isSample: isSample(found), where });
  }
  const [principal] = those(named.d1);
  if (principal) {
    const value = [principal.name, principal.details].filter(Boolean).join(", ");
    values.set("a5", { value, isSample: isSample([principal]), where });
  }
  return values;
}

/** Stores changed derived values, except samples, as history of the tables. Call it in a transaction. */
export async function noteSiteValues(db: Database): Promise<void> {
  const values = [...(await readSiteValues(db))].filter(([, { isSample }]) => !isSample);
  const kept = new Map(values.map(([line, { value }]) => [line, { value, reason: "" }]));
  await saveValues(db, kept, "site");
}
