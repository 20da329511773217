import { expect, test } from "vitest";
import { belowMark, splitStyle } from "~/styles/split-style.server";

const page = (first: string, rest: string) =>
  `<body><p class="${first}">a</p>${belowMark}<p class="${rest}">b</p>`;

test("styles of the first screen come first, and the rest repeats all class rules in order", () => {
  const css =
    "p{margin:0}.a{color:red}.b{color:blue}.c{color:green}@media print{p{margin:1px}.a{color:black}}@font-face{font-family:X}";
  expect(splitStyle(css, page("a c", "b"))).toEqual({
    first: "p{margin:0}.a{color:red}.c{color:green}@font-face{font-family:X}",
    below: ".a{color:red}.b{color:blue}.c{color:green}@media print{p{margin:1px}.a{color:black}}",
  });
});

test("a rule of a wide window stays in its at-rules, also below others", () => {
  const css = "@media (min-width:40rem){.a{top:0}.b{top:1px}@supports (gap:1px){.a{gap:1px}}}.b{left:0}";
  const { first, below } = splitStyle(css, page("a", "b"));
  expect(first).toBe(
    "@media (min-width:40rem){.a{top:0}}@media (min-width:40rem){@supports (gap:1px){.a{gap:1px}}}",
  );
  expect(below).toBe(
    "@media (min-width:40rem){.a{top:0}.b{top:1px}}@media (min-width:40rem){@supports (gap:1px){.a{gap:1px}}}.b{left:0}",
  );
});

test.each([
  [String.raw`.lg\:\[\&\>p\]\:w-1\/2>p`, "lg:[&amp;&gt;p]:w-1/2"],
  [String.raw`.\32 xs\:p-1\.5`, "2xs:p-1.5"],
  [String.raw`.group[data-slider=on] .group-data-\[slider\=on\]\:hidden`, "group-data-[slider=on]:hidden"],
  [":where(.rows>li)", "rows"],
  [String.raw`.after\:content-\[\'\,_\'\]:after`, "after:content-[&#x27;,_&#x27;]"],
])("finds the class of %s", (selector, name) => {
  expect(splitStyle(`${selector}{top:0}`, page(name, "")).first).toBe(`${selector}{top:0}`);
  expect(splitStyle(`${selector}{top:0}`, page("", name)).first).toBe("");
});

test("a page without a mark, and a staff page that links its sheet, are not split", () => {
  expect(splitStyle(".a{top:0}", "<p>")).toEqual({ first: ".a{top:0}", below: "" });
  expect(splitStyle("", page("a", "b"))).toEqual({ first: "", below: "" });
});
