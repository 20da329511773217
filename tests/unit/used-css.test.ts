import { describe, expect, test } from "vitest";
import { usedCss } from "~/styles/used-css.server";

const sheet = `@layer base,components;
@layer base{*,::before{margin:0}html{line-height:1.5}table{border:0}a:hover{color:red}:root{--x:1px}}
@layer components{.card{padding:1px}.card .tag,.card .badge{margin:0}.card:not(.wide) a{color:green}
.card :is(h2,.title) a{color:blue}.list>li:first-child{margin:1px}
@media (width >= 40rem){.card{padding:2px}.gone{padding:3px}}
@media print{.gone{display:none}}
.run{animation:slide 1s}.gone-run{animation:spin 1s}.outer{color:red;.inner{color:blue}&:hover{color:green}}
input[type="text"]{width:1px}.lightbox img{width:1px}.fade-waiting{opacity:0}}
@keyframes slide{from{opacity:0}to{opacity:1}}@keyframes spin{to{rotate:1turn}}`;
const used = usedCss(sheet);

describe("a page gets of the style sheet", () => {
  const css = used(
    '<html><body><div class="card run"><a href="#">x</a><span class="tag">y</span></div></body></html>',
  );
  test.each([
    "*,::before{margin:0}",
    "html{line-height:1.5}",
    "a:hover{color:red}",
    ":root{--x:1px}",
    ".card{padding:1px}",
    ".card .tag{margin:0}",
    ".card:not(.wide) a{color:green}",
    ".card :is(h2,.title) a{color:blue}",
    "@media (width >= 40rem){.card{padding:2px}}",
    ".run{animation:slide 1s}",
    "@keyframes slide",
    "@layer base,components;",
  ])("%s", (rule) => expect(css).toContain(rule));
  test.each([
    "table",
    ".badge",
    ".gone",
    "spin",
    "@media print",
    ".list",
    "input",
    ".lightbox",
    ".fade-waiting",
    ".outer",
  ])("nothing of %s", (name) => expect(css).not.toContain(name));
});

test("a picture has its colour until it comes", () => {
  const css = used('<img data-tint="d71"><img data-tint="d71"><img data-tint="088"><img data-tint="}x">');
  expect(css.match(/\[data-tint[^}]*\}/g)).toEqual([
    '[data-tint="d71"]{background:#d71}',
    '[data-tint="088"]{background:#088}',
  ]);
});

test("nested rules stay with their parent", () => {
  const css = used('<p class="outer"><b class="inner">x</b></p>');
  expect(css).toContain(".outer{color:red;.inner{color:blue};&:hover{color:green}}");
});

test("classes that an enhancement gives later are counted in", () => {
  expect(used('<ul data-enhance="lightbox"><li><img src="x"></li></ul>')).toContain(
    ".lightbox img{width:1px}",
  );
  expect(used('<section data-fade=""><p>x</p></section>')).toContain(".fade-waiting{opacity:0}");
});
