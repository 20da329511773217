import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseMessage } from "~/content/messages/message.server";
import { parsePart } from "~/settings/form.server";
import { PhoneLink } from "~/ui/contact/phone-link";

const inSettings = (phone: string) => parsePart("school", new URLSearchParams({ phone }));
const inContact = (phone: string) => parseMessage(new URLSearchParams({ message: "Hello", phone }));

test.each([
  ["(06762) 224455", "06762224455"],
  ["06762-224455", "06762224455"],
  ["0674/2301234", "06742301234"],
  ["+91 98765 43210", "+919876543210"],
  ["+91-98765-43210", "+919876543210"],
  ["+91 (6762) 224455", "+916762224455"],
  ["+91 (0)6762 224455", "+916762224455"],
  ["(+91) 6762 224455", "+916762224455"],
  ["0091 6762 224455", "00916762224455"],
  ["98765.43210", "9876543210"],
  ["Office: 06762 224455", "06762224455"],
  ["९८७६५ ४३२१०", "9876543210"],
  ["+୯୧ ୯୮୭୬୫ ୪୩୨୧୦", "+919876543210"],
  ["৯৮৭৬৫ ৪৩২১০", "9876543210"],
  ["᱙᱘᱗᱖᱕ ᱔᱓᱒᱑᱐", "9876543210"],
  ["𝟗𝟖𝟕𝟔𝟓 𝟒𝟑𝟐𝟏𝟎", "9876543210"],
  ["1800 120 4455", "18001204455"],
  ["224455", "224455"],
])("%s is a phone number everywhere, and its link calls it", (phone, dialled) => {
  expect(inSettings(phone)).toMatchObject({ ok: true, values: { phone } });
  expect(inContact(phone)).toMatchObject({ ok: true, values: { phone } });
  expect(renderToStaticMarkup(createElement(PhoneLink, { number: phone }))).toContain(
    `href="tel:${dialled}"`,
  );
});

test.each(["12345", "ask at the gate", "+91", "९८७"])("%s is none anywhere", (phone) => {
  expect(inSettings(phone)).toMatchObject({ ok: false, errors: { phone: expect.any(String) } });
  expect(inContact(phone)).toMatchObject({ ok: false, errors: { phone: expect.any(String) } });
});

test("the school and visitors can give several numbers, and each is a link", () => {
  const two = "0674-2391234, 98765 43210";
  for (const parsed of [inSettings(two), inContact(two)])
    expect(parsed).toMatchObject({ ok: true, values: { phone: two } });
  const hrefsOf = (props: Parameters<typeof PhoneLink>[0]) =>
    [...renderToStaticMarkup(createElement(PhoneLink, props)).matchAll(/href="tel:(\d+)"/g)].map(
      ([, to]) => to,
    );
  expect(hrefsOf({ number: two })).toEqual(["06742391234", "9876543210"]);
  expect(hrefsOf({ number: two, children: "Call" })).toEqual(["06742391234"]);
  expect(inSettings("")).toMatchObject({ ok: true });
});
