import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { openSampleSite, textOf } from "../support/site";

const nextSite = "http://school.test";

async function check(person: Awaited<ReturnType<typeof openSampleSite>>["visitor"], file: string) {
  const body = new FormData();
  body.append("file", new File([file], "school.html", { type: "text/html" }));
  const answer = await person().visit("/school.html/check", { body });
  return textOf(await answer.text());
}

test("the school file has the term in every language, and loads nothing", async () => {
  const { visitor } = await openSampleSite();
  const answer = await visitor().visit("/school.html");
  const file = await answer.text();
  expect(Buffer.byteLength(file)).toBeLessThan(2 * 1024 * 1024);
  for (const language of ["en", "or", "hi", "bn"]) expect(file).toContain(`<section id="${language}"`);
  const text = textOf(file);
  for (const words of ["Parent–teacher meeting", "Fees", "School hours", "Made on", "ସୂଚନା"])
    expect(text).toContain(words);
  expect(file).not.toMatch(/<(script|img|link|iframe|source|picture|form)\b/);
  const links = [...file.matchAll(/ href="([^"]*)"/g)].map(([, to = ""]) => to);
  expect(links.filter((to) => !/^(#(en|or|hi|bn)$|https?:|tel:|mailto:)/.test(to))).toEqual([]);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("the file changes with the content, and only then", async () => {
  const { visitor, db } = await openSampleSite();
  const person = visitor();
  const first = await person.get("/school.html");
  expect(await person.get("/school.html")).toBe(first);
  await db.updateTable("notices").set({ title: "Exam dates" }).where("id", "=", 1).execute();
  expect(await person.get("/school.html")).toContain("Exam dates");
});

test("hidden pages are not in the file", async () => {
  const { visitor, db } = await openSampleSite();
  await saveSettings(db, { hidden_menu: "/fees /timings" });
  const text = textOf(await visitor().get("/school.html"));
  expect(text).not.toContain("School hours");
  expect(text).not.toContain("Pre-Nursery");
});

test("the site knows its own file, also one that a browser saved", async () => {
  const { visitor } = await openSampleSite();
  const file = await visitor().get("/school.html");
  const isOurs = "This file is from us, and was not changed.";
  expect(await check(visitor, file)).toContain(isOurs);
  const saved = file.replace(">", `>\n<!-- saved from url=(0029)${nextSite}/school.html -->\n`);
  expect(await check(visitor, saved.replaceAll("\n", "\r\n"))).toContain(isOurs);
});

test("a changed file, another school's file and other files are refused", async () => {
  const { visitor } = await openSampleSite();
  const file = await visitor().get("/school.html");
  const other = await (await openSampleSite()).visitor().get("/school.html");
  const isNot = "This file is not from us, or somebody changed it.";
  const withoutSignature = file.slice(0, file.lastIndexOf("<!--"));
  const later = file.replace(/signature 2\d{3}/, "signature 2090");
  for (const forged of [file.replace("Fees", "Fines"), other, withoutSignature, later, "hello"])
    expect(await check(visitor, forged)).toContain(isNot);
  expect(await check(visitor, `${file}${" ".repeat(3 * 1024 * 1024)}`)).toContain(isNot);
  const empty = await visitor().visit("/school.html/check", { form: {} });
  expect([empty.status, textOf(await empty.text())]).toEqual([
    422,
    expect.stringContaining("Please select a file first."),
  ]);
});
