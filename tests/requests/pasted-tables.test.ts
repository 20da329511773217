import Parser from "rss-parser";
import { describe, expect, test } from "vitest";
import { listNewNotices } from "~/channels/newsletter/issue.server";
import { composeIssue } from "~/channels/newsletter/mail.server";
import { composeMessage } from "~/channels/push/message.server";
import { replyText } from "~/content/messages/reply-templates/reply";
import type { FieldSpec } from "~/forms/field-specs";
import { staffKinds } from "~/kinds/registry";
import { textNames, textPath, textSpec } from "~/page-texts/texts";
import { getPublicPage } from "~/records/public-page";
import { recordsOf } from "~/records/records.server";
import { addingForm, sendForm } from "../support/forms";
import { readPage } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

/** Cells as Excel copies them; class IX has no exam on Thursday. */
const dateSheet = [
  "Half-yearly examination",
  "Date\tDay\tClass IX\tClass X",
  "01.12.2026\tTuesday\tEnglish\tMathematics",
  "03.12.2026\tThursday\t\tScience",
].join("\n");

const storedRow = "| 03.12.2026 | Thursday |  | Science |";
const plainRow = "03.12.2026 | Thursday | – | Science";

const longFieldsOf = ({ fields }: { fields: Record<string, FieldSpec> }) =>
  Object.keys(fields).filter((name) => fields[name]?.type === "long");

/** Texts of the cells below each heading, by the order of the row. */
function findColumns(html: string): Record<string, string> {
  const [table] = readPage(html).parts('table:contains("Class IX")');
  const headings = table?.texts('th[scope="col"]') ?? [];
  const cells = table?.part('tr:contains("Thursday")').texts("th, td") ?? [];
  return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? "missing"]));
}

const expected = { Date: "03.12.2026", Day: "Thursday", "Class IX": "", "Class X": "Science" };

/** Fields whose lines are the points of a list, and captions in links. */
const shownAsLines = [
  "program subjects",
  "facility tags",
  "facility beside",
  "facility card features",
  "photo description",
];

describe("a date sheet pasted without script into a long field", () => {
  test.each(
    staffKinds.filter((kind) => longFieldsOf(kind).length > 0).map((kind) => [kind.key, kind] as const),
  )("a table pasted into a %s keeps its columns and its empty cell", async (key, kind) => {
    const site = await openSite();
    const clerk = await site.staff();
    const { answer } = await sendForm(clerk, addingForm(kind), (longest) =>
      longest > 250 ? dateSheet : "A name",
    );
    expect(answer.status).toBe(303);
    const [row] = await recordsOf(kind).list(site.db, { limit: 1 });
    if (!row) throw new Error("The record was not added.");
    const html = await site.visitor().get(getPublicPage(kind as never, row as never));
    for (const field of longFieldsOf(kind)) {
      expect((row as unknown as Record<string, string>)[field]).toContain(storedRow);
      const advice = `Show ${field} of the ${key} by LongText (ui/text) or formatText`;
      if (shownAsLines.includes(`${key} ${field}`)) expect(textOf(html), advice).toContain(plainRow);
      else expect(findColumns(html), advice).toEqual(expected);
      expect(html, advice).not.toContain(storedRow);
    }
  });

  const longTexts = textNames.filter((name) => ["long", "chapters", "points"].includes(textSpec(name).form));

  test.each(longTexts)(
    "a table pasted into the page text %s keeps its columns and its empty cell",
    async (name) => {
      const { page, form, isHidden } = textSpec(name);
      const site = await openSite();
      const clerk = await site.staff();
      expect((await clerk.submit(textPath(name), { value: dateSheet })).status).toBe(303);
      expect(await clerk.get(textPath(name))).toContain(storedRow);
      if (isHidden) return;
      const html = await site.visitor().get(page);
      if (form === "points") expect(textOf(html)).toContain(plainRow);
      else expect(findColumns(html)).toEqual(expected);
    },
  );
});

test("a table in a notice keeps its columns in feeds, search, the old JSON and listings", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const details = dateSheet;
  expect((await clerk.submit("/dashboard/add-notice", { ...notice, details })).status).toBe(303);
  const reader = site.visitor();
  const old = (await (await reader.visit("/gdapi/get_notices.php")).json()) as {
    data: { details: string }[];
  };
  expect(old.data[0]?.details).toContain(plainRow);
  const feed = await new Parser().parseString(await reader.get("/notices/feed.xml"));
  expect(findColumns(feed.items[0]?.content ?? "")).toEqual(expected);
  const { items } = JSON.parse(await reader.get("/notices/feed.json")) as {
    items: { content_html: string }[];
  };
  expect(findColumns(items[0]?.content_html ?? "")).toEqual(expected);
  expect(textOf(await reader.get("/notices"))).toContain("Date | Day | Class IX | Class X");
  expect(textOf(await reader.get("/search?q=Thursday"))).toContain(plainRow);
});

test("a table in a notice keeps its columns in mails and on phones", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...notice, details: dateSheet });
  const notices = await listNewNotices(site.db, new Date(Date.now() + 1000).toISOString());
  const mail = composeIssue({
    school: "School",
    site: "https://school.example",
    mailbox: "office@school.example",
    notices,
    issue: 1,
    recipient: { id: 1, email: "asha@example.com", token: "token" },
  });
  expect(mail.text).toContain(plainRow);
  expect(findColumns(String(mail.html))).toEqual(expected);
  const message = await composeMessage(site.db, notices, "https://school.example");
  expect(message.notification.body).toContain(plainRow);
});

test("a table in an answer to a message has visible columns", () => {
  expect(replyText({ name: "Asha", school: "School", text: "| a | b | c |\n| 1 |  | 3 |" })).toContain(
    "a | b | c\n1 | – | 3",
  );
});
