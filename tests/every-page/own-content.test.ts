import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { disclosure } from "~/kinds/disclosure";
import { allKinds, staffKinds } from "~/kinds/registry";
import { translations } from "~/languages/languages";
import { textNames, textPath } from "~/page-texts/texts";
import { listSettingsOf, type PartKey, partPath, type SettingName, settingParts } from "~/settings/parts";
import { settings as sampleSettings } from "~db/seed/settings";
import { publicPages } from "../pages";
import { crawl } from "../support/crawl";
import { addingForm, sendForm } from "../support/forms";
import { openSampleSite, textOf, tokenOf } from "../support/site";

const removePath = "/dashboard/first-steps/remove-samples";

const ownSettings: Partial<Record<SettingName, string>> = {
  school_name: "Hill View School",
  motto: "Rise early",
  address: "Mill Lane, Balasore",
  time_zone: "",
  sample_notice: "",
  phone: "+91 98765 43210",
  email_office: "office@hill.example",
  email_admissions: "join@hill.example",
  email_principal: "",
  facebook_url: "https://www.facebook.com/hillview",
  instagram_url: "",
  youtube_url: "",
  x_url: "",
  channel_url: "",
  campus_video_id: "",
  stat_years: "12",
  stat_alumni: "",
  count_students: "431",
  count_teachers: "22",
};

/** Single words, such as Principal, and numbers can belong to any school. */
const isAnybodys = (text: string) =>
  /^[^\s@]*$/.test(text) || /^[\d\s,.:%+/-]*(years|ବର୍ଷ|साल|বছর)?$/.test(text);

/** Words of the program in other languages, which samples may use too. */
const catalogues = translations.map(({ code }) => readFileSync(`app/locales/${code}.po`, "utf8"));
const isOfProgram = (text: string) =>
  !/[a-z]/i.test(text) && catalogues.some((catalogue) => catalogue.includes(text));

/** Links and bold words are set apart by spaces where pages are read as text. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

/** Sentences and names of the sample school, from texts, settings and records. */
async function sampleWords({ db }: Awaited<ReturnType<typeof openSampleSite>>): Promise<Set<string>> {
  const words = new Set<string>();
  const add = (text: unknown) => {
    for (const line of String(text ?? "").split(/\n+| ?\|(?: |$)/m)) {
      const plain = line
        .replace(/\*\*|^(?:[-*]|#+) /g, "")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .trim();
      if (!isAnybodys(plain) && !isOfProgram(plain)) words.add(plain);
    }
  };
  const { rows } = await sql<{ value: string }>`select value from texts where is_sample = 1`.execute(db);
  for (const { value } of rows) add(value);
  for (const value of [sampleSettings.school_name, sampleSettings.address, sampleSettings.phone]) add(value);
  for (const [name, value] of Object.entries(sampleSettings)) if (name.startsWith("email")) add(value);
  for (const { table, fields, key } of staffKinds) {
    // Document names come from the specification (section 5).
    if (key === disclosure.key) continue;
    const texts = Object.entries(fields).filter(
      ([, spec]) => !("options" in spec) && !("type" in spec && spec.type !== "long"),
    );
    for (const row of await db.selectFrom(table).selectAll().execute()) {
      for (const [column] of texts) add((row as Record<string, unknown>)[column]);
    }
  }
  return words;
}

test("after the sample content is replaced, no page of the site shows a word of it", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const samples = await sampleWords(site);
  expect(samples.size).toBeGreaterThan(150);
  const endpoints = allKinds.flatMap(({ legacy }) =>
    (legacy?.endpoints ?? []).filter((call) => /^get|list/.test(call)),
  );
  const begin = [
    ...publicPages,
    "/curriculum?month=2025-06",
    "/sitemap.xml",
    "/robots.txt",
    "/language",
    "/light-version",
    ...endpoints.map((call) => `/gdapi/${call}`),
  ];
  const said = async () => {
    const found: string[] = [];
    for (const [address, text] of await crawl(site.visitor(), begin)) {
      const plain = withoutSpaces(textOf(text) + text);
      for (const sample of samples)
        if (plain.includes(withoutSpaces(sample))) found.push(`${address}: ${sample}`);
    }
    return found;
  };
  // Proves that samples are found at all.
  const before = new Set((await said()).map((line) => line.split(": ").slice(1).join(": ")));
  expect([...samples].filter((sample) => !before.has(sample))).toEqual([]);

  for (const key of Object.keys(settingParts) as PartKey[]) {
    const own = listSettingsOf(key).flatMap((name) =>
      ownSettings[name] === undefined ? [] : [[name, ownSettings[name]] as const],
    );
    if (own.length === 0) continue;
    const values = Object.fromEntries(own);
    expect([key, (await clerk.submit(partPath(key), values)).status]).toEqual([key, 303]);
  }
  for (const name of textNames) {
    expect((await clerk.submit(textPath(name), { value: `Our own ${name}.` })).status).toBe(303);
  }
  const html = await clerk.get(removePath);
  const chosen = [...html.matchAll(/type="checkbox"[^>]* name="([^"]+)"[^>]* value="([^"]+)"/g)];
  const body = new URLSearchParams([
    ["form_token", tokenOf(html) ?? ""],
    ...chosen.map(([, name = "", value = ""]) => [name, value]),
  ]);
  expect((await clerk.visit(removePath, { body })).status).toBe(303);
  for (const kind of staffKinds) {
    const { answer } = await sendForm(clerk, addingForm(kind), () => "Our own");
    expect([kind.pages.add, answer.status]).toEqual([kind.pages.add, 303]);
  }
  expect(await said()).toEqual([]);
  const checkboxes = (await clerk.get(removePath)).match(/type="checkbox"/g);
  expect(checkboxes ?? []).toEqual([]);
});
