import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { whatsappNumberIn } from "~/links/whatsapp";
import { ReplyButtons } from "~/ui/contact/reply-buttons";

test.each([
  ["98765 43210", "919876543210"],
  ["+91 98765 43210", "919876543210"],
  ["+91-98765-43210", "919876543210"],
  ["0091 98765 43210", "919876543210"],
  ["91 98765 43210", "919876543210"],
  ["098765 43210", "919876543210"],
  ["९८७६५ ४३२१०", "919876543210"],
  ["+୯୧ ୯୮୭୬୫ ୪୩୨୧୦", "919876543210"],
  ["Home (011) 2345 6789, mobile 98765 43210", "919876543210"],
  ["+880 1712 345678", "8801712345678"],
  ["+977 981 2345678", "9779812345678"],
  ["00977 981 2345678", "9779812345678"],
  ["+1 (212) 555 0123", "12125550123"],
  ["+44 (0)20 7946 0018", "442079460018"],
])("WhatsApp opens %s as %s", (written, number) => {
  expect(whatsappNumberIn(written)).toBe(number);
});

test.each([
  ["0674-2301234, 98765 43210", "919876543210"],
  ["0674 230 1234 / 078945 61230", "917894561230"],
  ["0674-2301234 98765 43210", "919876543210"],
  ["(O) 0674 2301234 (M) 78945 61230", "917894561230"],
  ["07894561230", "917894561230"],
  ["+91 7894561230", "917894561230"],
  ["+91 987 654 3210", "919876543210"],
  ["63701 23456", "916370123456"],
  ["+91 62034 56789", "916203456789"],
  ["᱙᱘᱗᱖᱕ ᱔᱓᱒᱑᱐", "919876543210"],
  ["\u202A+91 98765 43210\u202C", "919876543210"],
])("WhatsApp opens from %s the number %s", (written, number) => {
  expect(whatsappNumberIn(written)).toBe(number);
});

test.each([
  "0674-2301234",
  "0674 2301234",
  "06742301234",
  "(0674) 230 1234",
  "(0674)2301234",
  "+91 674 230 1234",
  "+91-674-2301234",
  "+916742301234",
  "+91 (0)674 2301234",
  "0612 2234567",
  "0651-2331234",
  "06762 224455",
  "06762-224455",
  "(06762) 224455",
  "୦୬୭୪-୨୩୦୧୨୩୪",
  "0755 2551234",
  "080 2345 6789",
  "+91 80 2345 6789",
  "0891-2551234",
])("WhatsApp has no number for the landline %s", (written) => {
  expect(whatsappNumberIn(written)).toBeUndefined();
});

test.each(["", "224455", "(011) 2345 6789", "1800 120 4455", "+91 11 2345 6789", "ask at the gate"])(
  "WhatsApp has no number for %s",
  (written) => {
    expect(whatsappNumberIn(written)).toBeUndefined();
  },
);

const links = (reply: { phone: string; email: string }) =>
  [
    ...renderToStaticMarkup(
      ReplyButtons({ of: "Rina", subject: "A & B?", text: "Hello Rina,\nis 5% + 1 right?", ...reply }),
    ).matchAll(/href="([^"]+)"/g),
  ].map(([, href]) => href?.replaceAll("&amp;", "&"));

test("the buttons open with the number or address, and with the words", () => {
  const words = "Hello%20Rina%2C%0Ais%205%25%20%2B%201%20right%3F";
  expect(links({ phone: "098765 43210", email: "rina+x@example.com" })).toEqual([
    "tel:09876543210",
    `https://wa.me/919876543210?text=${words}`,
    `mailto:rina%2Bx%40example.com?subject=A%20%26%20B%3F&body=${words.replaceAll("%0A", "%0D%0A")}`,
  ]);
});

test("shows a button only for details that were given", () => {
  expect(links({ phone: "", email: "" })).toEqual([]);
  expect(links({ phone: "06762 224455 ", email: "" })).toEqual(["tel:06762224455"]);
  expect(links({ phone: "224455", email: "" })).toEqual(["tel:224455"]);
});
