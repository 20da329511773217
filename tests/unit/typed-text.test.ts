import { expect, test } from "vitest";
import { msg } from "#message";
import { parsePopup } from "~/content/popups/popup.server";
import { parseSubscription } from "~/content/subscribers/subscriber.server";
import { contactFields } from "~/forms/contact.server";
import { parserOf, position } from "~/forms/fields.server";
import { splitPoints } from "~/page-texts/chapters.server";
import { parsePart } from "~/settings/form.server";

const parseForm = parserOf({
  line: { label: msg("The text"), max: 100 },
  long: { label: msg("The text"), type: "long", max: 100 },
  ...contactFields,
});
const parse = (fields: Record<string, string>) => parseForm(new URLSearchParams(fields));

const unseen = [
  "\u200B",
  "\u2060",
  "\uFEFF",
  "\u00AD",
  "\u200E",
  "\u200F",
  "\u202A",
  "\u202E",
  "\u2066",
  "\u2069",
];

test.each(unseen)("invisible characters are removed from the ends of addresses: %j", (sign) => {
  const around = (value: string) => `${sign}${value}${sign}`;
  const link_url = around("https://www.example.com/form");
  expect(parse({ email: around("rina@example.com"), phone: around("98765 43210") })).toMatchObject({
    ok: true,
    values: { email: "rina@example.com", phone: "98765 43210" },
  });
  expect(parseSubscription(new URLSearchParams({ email: around("Rina@example.com") }))).toMatchObject({
    ok: true,
    values: { email: "rina@example.com" },
  });
  expect(parsePopup(new URLSearchParams({ link_url, link_label: "" }))).toMatchObject({
    ok: true,
    values: { link_url: "https://www.example.com/form" },
  });
  expect(
    parsePart("school", new URLSearchParams({ phone: "", email_office: around("office@example.com") })),
  ).toMatchObject({ ok: true, values: { email_office: "office@example.com" } });
});

test("joiners inside Indian words stay", () => {
  expect(parse({ line: "क्\u200Dष", long: "ର୍\u200Cଯ" })).toMatchObject({
    values: { line: "क्\u200Dष", long: "ର୍\u200Cଯ" },
  });
});

test.each(["\uF0B7", "\uF0A7", "\uF0D8", "\uF0FC", "\uF076"])("Word's bullet %j starts a list", (bullet) => {
  const typed = `Bring:\r\n${bullet}\ta cap\r\n  ${bullet} a book\r\n${bullet}water`;
  const parsed = parse({ long: typed, line: `${bullet} Notice` });
  expect(parsed).toMatchObject({ values: { long: "Bring:\n- a cap\n  - a book\n- water", line: "Notice" } });
  expect(parsed.ok && splitPoints(parsed.values.long)).toEqual(["Bring:", "a cap", "a book", "water"]);
});

test.each(["12", "१२", "᱑᱒", "１２"])("the place %s is 12", (typed) => {
  expect(position().safeParse(typed)).toMatchObject({ success: true, data: 12 });
});
