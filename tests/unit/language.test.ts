import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatText } from "~/text/format-text.server";
import { detectLanguage, languageProps } from "~/text/language";
import { FormattedText } from "~/ui/text/formatted-text";

test.each([
  ["", undefined],
  ["Parent–teacher meeting", undefined],
  ["हिन्दी में सूचना", "hi"],
  ["ଶିକ୍ଷା", "or"],
  ["বিজ্ঞপ্তি", "bn"],
  ["ବିଦ୍ୟାଳୟ ଛୁଟି, 15 August", "or"],
  ["Holiday on 15 August (छुट्टी)", undefined],
  ["2026-27 ।", undefined],
  ["हिन्दी বাংলা ও বাংলা ভাষা", "bn"],
])("%s is taken for %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ["اسکول جمعہ کو بند رہے گا", "ur"],
  ["PTA میٹنگ جمعہ کو ہوگی", "ur"],
  ["اسکول بند رہے گا (School Closed)", "ur"],
  ["PTA meeting کل ہوگی", "ur"],
  ["تفصیل کے لیے https://school.example/a/long/address/of/the/form دیکھیں", "ur"],
  ["12. امتحان 2026", "ur"],
  ["إجازة المدرسة يوم الجمعة", "ar"],
])("%s runs from right to left", (text, lang) => {
  expect(languageProps(text)).toEqual({ lang, dir: "rtl" });
});

test.each([
  "The poem “لب پہ آتی ہے دعا” was recited by pupils of class X",
  "Holiday for Eid (عید)",
  "98765 43210",
])("%s runs from left to right", (text) => {
  expect(languageProps(text).dir).toBeUndefined();
});

test("a list in Urdu has its marks on the right; an English entry of it runs from left to right", () => {
  const html = renderToStaticMarkup(
    createElement(FormattedText, { blocks: formatText("Bring:\n- ٹوپی اور پانی\n- a cap\n\nکل PTA ہے") }),
  );
  expect(html).toContain(
    '<p>Bring:</p><ul class="list-disc ps-6" dir="rtl"><li class="mt-1" dir="rtl"><p lang="ur"',
  );
  expect(html).toContain('<li class="mt-1" dir="ltr"><p>a cap</p></li>');
  expect(html).toContain('<p lang="ur" dir="rtl">کل PTA ہے</p>');
});
