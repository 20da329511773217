import { expect, test } from "vitest";
import { usedStyle } from "~/styles/used-style.server";

const page = (names: string) => `<html><body><p class="${names}">a</p>`;
const firstScreen = (css: string, names: string) => usedStyle(css, page(names), true);

test("the head gets the rules of the first screen in their order, without paper and what begins later", () => {
  const css =
    "p{margin:0}table{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}.a:hover{color:green}.a[open]{top:1px}@media print{p{margin:1px}.a{color:black}}@font-face{font-family:X}";
  expect(firstScreen(css, "a c")).toBe("p{margin:0}.a{color:red}.a[open]{top:1px}@font-face{font-family:X}");
});

test("a page that links no sheet gets all rules of its elements, for pointers and paper too", () => {
  const css =
    "p{margin:0}.a{color:red}.b{color:blue}.a:hover{color:green}@media print{.a{color:black}.b{top:0}}";
  expect(usedStyle(css, page("a"), false)).toBe(
    "p{margin:0}.a{color:red}.a:hover{color:green}@media print{.a{color:black}}",
  );
});

test("variables and animations that no rule of the head uses are left to the linked sheet", () => {
  const css =
    ":root{--a:var(--b);--b:2px;--c:3px}p{top:var(--a)}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}p{animation:fall 1s}";
  expect(firstScreen(css, "")).toBe(
    ":root{--a:var(--b);--b:2px;}p{top:var(--a)}@keyframes fall{to{top:0}}p{animation:fall 1s}",
  );
});

test("rules for attributes that no element has, which scripts set later, are left to the linked sheet", () => {
  const css =
    'p[data-on]{top:0}p[data-on=yes]{top:1px}p[data-on="no"]{top:2px}p[data-off]{top:3px}p:not([data-off]){top:4px}p[open]{top:5px}[hidden]{top:6px}';
  const html = '<html><body><p data-on="no">a</p>';
  expect(usedStyle(css, html, true)).toBe(
    'p[data-on]{top:0}p[data-on="no"]{top:2px}p:not([data-off]){top:4px}p[open]{top:5px}[hidden]{top:6px}',
  );
  expect(usedStyle(css, html, false)).toBe(css);
});

test("a selector of a list is left out alone", () => {
  expect(firstScreen(".a,.b,p:not(.b),li{top:0}", "a")).toBe(".a,p:not(.b){top:0}");
});

test("a rule of a wide window stays in its at-rules", () => {
  const css = "@media (min-width:40rem){.a{top:0}.b{top:1px}@supports (gap:1px){.a{gap:1px}}}.b{left:0}";
  expect(firstScreen(css, "a")).toBe(
    "@media (min-width:40rem){.a{top:0}}@media (min-width:40rem){@supports (gap:1px){.a{gap:1px}}}",
  );
});

test.each([
  [String.raw`.lg\:\[\&\>p\]\:w-1\/2>p`, "lg:[&amp;&gt;p]:w-1/2"],
  [String.raw`.\32 xs\:p-1\.5`, "2xs:p-1.5"],
  [
    String.raw`.group[data-slider=on] .group-data-\[slider\=on\]\:hidden`,
    "group group-data-[slider=on]:hidden",
  ],
  [String.raw`.after\:content-\[\'\,_\'\]:after`, "after:content-[&#x27;,_&#x27;]"],
  [String.raw`.before\:content-\[\'–\'\]:before`, "before:content-[&#x27;–&#x27;]"],
])("finds the class of %s", (selector, names) => {
  expect(usedStyle(`${selector}{top:0}`, page(names), false)).toBe(`${selector}{top:0}`);
  expect(usedStyle(`${selector}{top:0}`, page(""), false)).toBe("");
});

test("pages that differ in one class, element, attribute, language or length get styles of their own", () => {
  const css =
    'p{margin:0}li{margin:1px}.a{top:0}.b{top:1px}[data-on="1"]{top:2px}:root:lang(or){top:3px}.a:hover{top:4px}';
  const pages = [
    '<html lang="en"><p class="a">',
    '<html lang="or"><p class="a">',
    '<html lang="en"><p class="b">',
    '<html lang="en"><li class="a">',
    '<html lang="en"><p class="a" data-on="1">',
    '<html lang="en"><p class="a" data-on="2">',
  ];
  const all = [true, false].flatMap((isFirstScreen) =>
    pages.map((html) => usedStyle(css, html, isFirstScreen)),
  );
  expect(all).toEqual([
    "p{margin:0}.a{top:0}",
    "p{margin:0}.a{top:0}:root:lang(or){top:3px}",
    "p{margin:0}.b{top:1px}",
    "li{margin:1px}.a{top:0}",
    'p{margin:0}.a{top:0}[data-on="1"]{top:2px}',
    "p{margin:0}.a{top:0}",
    'p{margin:0}.a{top:0}[data-on="1"]{top:2px}.a:hover{top:4px}',
    'p{margin:0}.a{top:0}[data-on="1"]{top:2px}:root:lang(or){top:3px}.a:hover{top:4px}',
    'p{margin:0}.b{top:1px}[data-on="1"]{top:2px}',
    'li{margin:1px}.a{top:0}[data-on="1"]{top:2px}.a:hover{top:4px}',
    'p{margin:0}.a{top:0}[data-on="1"]{top:2px}.a:hover{top:4px}',
    'p{margin:0}.a{top:0}[data-on="1"]{top:2px}.a:hover{top:4px}',
  ]);
});
