import { expect, test } from "vitest";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { english, translations } from "~/languages/languages";
import { inLanguage } from "../support/languages";

const inAll = (text: string) => translations.map((language) => inLanguage(language, () => sayFixed(text)));

test.each([
  ["Saturday", ["ଶନିବାର", "शनिवार", "শনিবার"]],
  ["No school", ["ସ୍କୁଲ ନାହିଁ", "स्कूल नहीं", "স্কুল নেই"]],
  ["Class VI", ["ଷଷ୍ଠ ଶ୍ରେଣୀ", "कक्षा 6", "ষষ্ঠ শ্রেণি"]],
  ["Classes VI to VIII", ["ଷଷ୍ଠରୁ ଅଷ୍ଟମ ଶ୍ରେଣୀ", "कक्षा 6 से 8", "ষষ্ঠ থেকে অষ্টম শ্রেণি"]],
  ["nursery to class II", ["ନର୍ସରୀରୁ ଦ୍ୱିତୀୟ ଶ୍ରେଣୀ", "नर्सरी से कक्षा 2", "নার্সারি থেকে দ্বিতীয় শ্রেণি"]],
  [
    "Class XII, Science, 2026",
    ["ଦ୍ୱାଦଶ ଶ୍ରେଣୀ, ବିଜ୍ଞାନ, 2026", "कक्षा 12, विज्ञान, 2026", "দ্বাদশ শ্রেণি, বিজ্ঞান, 2026"],
  ],
  ["Monday to Friday", ["ସୋମବାରରୁ ଶୁକ୍ରବାର", "सोमवार से शुक्रवार", "সোমবার থেকে শুক্রবার"]],
  ["7:00 am to 12 noon", ["ସକାଳ 7:00ରୁ ଅପରାହ୍ନ 12:00", "सुबह 7:00 से दोपहर 12:00", "সকাল 7:00 থেকে দুপুর 12:00"]],
  ["Kali Puja and Diwali", ["କାଳୀ ପୂଜା ଓ ଦୀପାବଳି", "काली पूजा और दीवाली", "কালীপূজা ও দীপাবলি"]],
  ["2 years and 6 months", ["2 ବର୍ଷ ଓ 6 ମାସ", "2 साल और 6 महीने", "2 বছর ও 6 মাস"]],
])("translates %j", (text, expected) => {
  expect(inAll(text)).toEqual(expected);
  expect(inLanguage(english, () => sayFixed(text))).toBe(text);
});

test.each([
  "Saturday sports",
  "Class of 2019",
  "Science fair on Monday",
  "I",
  "6000",
  "25:70 pm",
  "ଶନିବାର",
  "",
])("does not change %j", (text) => {
  expect(inAll(text)).toEqual([text, text, text]);
});
