import { type Message, msg, t } from "#say";
import { principalPath } from "~/content/faculty/principal";
import { allTasks } from "~/help/find.server";
import { helpPath } from "~/help/task";
import { calendarEntry } from "~/kinds/calendar-entry";
import { allKinds } from "~/kinds/registry";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { type TextName, textNames, textPages, textPath, textSpec } from "~/page-texts/texts";
import { type Entry, toPassages } from "~/search/entry";
import { cacheEntries } from "~/search/entry-cache.server";
import { listPageEntries, sayInAll } from "~/search/pages.server";
import { findEntries } from "~/search/search.server";
import { mayDo } from "~/session/roles";
import {
  getPart,
  listSettingsOf,
  type PartKey,
  partPath,
  settingFields,
  settingParts,
} from "~/settings/parts";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { listSampleChoices } from "../first-steps/remove-samples.server";
import { firstStepsPath, removeSamplesPath } from "../first-steps/step";
import { allEntries } from "../menu/entries";
import { addManyWords, addWords, pageWords, settingWords } from "./find-words";

interface StaffEntry extends Entry {
  place: string;
  what: Message;
  isEditable?: true;
  /** Lowest role that can open it; default: editor. */
  role?: Role | undefined;
}

export interface FoundPlace {
  title: string;
  place: string;
  what: string;
  to: string;
  isEditable: boolean;
}

const maxShown = 20;

interface Named extends Pick<StaffEntry, "to" | "place" | "what" | "isEditable" | "role"> {
  titles: readonly string[];
  words?: readonly string[];
}

/** @param titles the title in the language of the page first */
function toEntry({ titles, words = [], ...entry }: Named): StaffEntry {
  const [title = ""] = titles;
  return {
    ...entry,
    label: entry.what,
    isPage: true,
    title,
    titles: toPassages(titles),
    words: toPassages(words.flatMap((each) => each.split(", "))),
    sentences: [],
  };
}

const isLine = (name: TextName) => textSpec(name).form === "line";

/** Tables and long texts first: more people look for them. */
const listTexts = () =>
  [...textNames]
    .sort((one, other) => Number(isLine(one)) - Number(isLine(other)))
    .map((name) => {
      const { label, page, table } = textSpec(name);
      return toEntry({
        to: textPath(name),
        place: t(textPages[page]),
        what: table ? msg("Table") : msg("Text"),
        isEditable: true,
        titles: [t(label), ...sayInAll(label)],
        words: sayInAll(textPages[page] as Message),
      });
    });

const listSettings = () =>
  (Object.keys(settingParts) as PartKey[]).flatMap((key) => {
    const { title } = getPart(key);
    return listSettingsOf(key).map((name) =>
      toEntry({
        to: `${partPath(key)}#${name}`,
        place: t(title),
        what: msg(/* One thing that can be set. */ "Setting"),
        isEditable: true,
        role: "administrator",
        titles: [t(settingFields[name].label), ...sayInAll(settingFields[name].label)],
        words: [...sayInAll(title), settingWords[name] ?? ""],
      }),
    );
  });

interface StaffPage {
  label: Message;
  to: string;
  place?: string;
  role?: Role | undefined;
}

const accountPages: readonly StaffPage[] = [
  { label: msg("Password"), to: "/dashboard/staff/password" },
  { label: msg("Passkeys"), to: "/dashboard/staff/passkeys" },
  { label: msg("Second step"), to: "/dashboard/staff/second-step" },
];

const principalPage: StaffPage = { label: msg("Principal"), to: principalPath };

const furtherForms: readonly StaffPage[] = [
  {
    label: msg("Add a holiday"),
    to: `${calendarEntry.pages.add}?kind=holiday`,
    place: calendarEntry.menu.label,
  },
  { label: msg("Add person"), to: "/dashboard/staff/add", place: "Staff accounts", role: "administrator" },
];

/** Found only while there are samples. */
const removeSamplesForm: StaffPage = {
  label: msg("Remove sample content"),
  to: removeSamplesPath,
  place: "First steps",
  role: "administrator",
};

const what = msg("Dashboard");

const toForm = (list: Pick<StaffPage, "label" | "to" | "role">, to: string, title: string, words: string) =>
  toEntry({
    to,
    place: t(list.label),
    what,
    role: list.role,
    titles: [title],
    words: [words, pageWords[to] ?? "", pageWords[list.to] ?? "", ...sayInAll(list.label)],
  });

const listForms = () =>
  allEntries.flatMap((list) => {
    const { names, pages } = allKinds.find((kind) => kind.pages.list === list.to) ?? {};
    return [
      ...(list.add ? [toForm(list, list.add.to, list.add.label(), addWords)] : []),
      ...(names && pages?.many
        ? [toForm(list, pages.many, `${t(names.titles)}: ${t("Add many")}`, addManyWords)]
        : []),
    ];
  });

function listStaffPages(hasSamples: boolean) {
  const toPage = ({ label, to, place = "", ...entry }: StaffPage) =>
    toEntry({
      ...entry,
      to,
      place,
      what,
      titles: [t(label), ...sayInAll(label)],
      words: [pageWords[to] ?? ""],
    });
  return [
    ...allEntries
      .filter(({ label }) => label !== "CBSE")
      .map(({ label, to, role }) => toPage({ label, to, role })),
    ...[...furtherForms, ...(hasSamples ? [removeSamplesForm] : [])].map((form) =>
      toPage({ ...form, place: t(form.place as Message) }),
    ),
    ...listForms(),
    ...accountPages.map((page) => toPage({ ...page, place: t("Your account") })),
    toPage({ label: msg("Appendix IX"), to: "/dashboard/appendix-ix", place: t("CBSE") }),
    toPage({ label: msg("First steps"), to: firstStepsPath, place: t("Dashboard") }),
    toPage({ ...principalPage, place: t("Pages") }),
  ];
}

const listHelp = () =>
  allTasks().map(({ name, title, intro, role }) =>
    toEntry({
      to: `${helpPath}/${name}`,
      place: "",
      what: msg("Help"),
      role,
      titles: [title],
      words: [intro],
    }),
  );

const listStaffEntries = cacheEntries(async (db: Database): Promise<StaffEntry[]> => {
  const pages = await listPageEntries(db);
  return [
    ...pages.map((page) => ({
      ...page,
      to: `${sitePagesPath}?page=${page.to}`,
      place: t("Pages"),
      what: msg("Page"),
      isEditable: true as const,
      // The form with a text comes before the page that shows it.
      isPage: false,
    })),
    ...listTexts(),
    ...listSettings(),
    ...listStaffPages((await listSampleChoices(db, true)).length > 0),
    ...listHelp(),
  ];
});

/** Finds pages, texts, settings, records and help, the best first. */
export async function findPlaces(db: Database, question: string, role: Role): Promise<FoundPlace[]> {
  const entries = (await listStaffEntries(db)).filter(({ role: least = "editor" }) => mayDo(role, least));
  const { found } = await findEntries(db, question, entries, "staff");
  return found.slice(0, maxShown).map((entry) => {
    const { title, to, label } = entry;
    if (!("what" in entry)) {
      return { title, to, place: "", what: label ? t(label) : "", isEditable: true };
    }
    const { place, what, isEditable = false } = entry;
    return { title, to, place, what: t(what), isEditable };
  });
}
