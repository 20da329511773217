import { expect, test } from "vitest";
import { splitSheet } from "../../vite/split-sheet";

const named = (...words: string[]) => ({ words: new Set(words), keys: new Set<string>() });

test("the head has what the first screen names, the rest stands below in its order", async () => {
  const sheet =
    "@layer base{a{color:red}}@layer utilities{.bC,.fM{margin:0}.bC{gap:1rem}.fM{gap:2rem}@media (min-width:40rem){.bC{gap:3rem}.fM{gap:4rem}}}";
  expect(await splitSheet(sheet, named("a", "bC"))).toEqual({
    head: "@layer base{a{color:red}}@layer utilities{.bC{margin:0}.bC{gap:1rem}@media (min-width:40rem){.bC{gap:3rem}}}",
    below: "@layer utilities{.fM{margin:0}.fM{gap:2rem}@media (min-width:40rem){.fM{gap:4rem}}}",
  });
});

test("a variable stands where it is first needed, a keyframe once", async () => {
  const sheet =
    ":root{--a:red;--b:blue}@layer utilities{.bC{color:var(--a);animation:turn 1s}.fM{color:var(--b);animation:turn 2s}}@keyframes turn{to{rotate:1turn}}";
  expect(await splitSheet(sheet, named("bC"))).toEqual({
    head: ":root{--a:red}@layer utilities{.bC{color:var(--a);animation:turn 1s}}@keyframes turn{to{rotate:1turn}}",
    below: ":root{--b:blue}@layer utilities{.fM{color:var(--b);animation:turn 2s}}",
  });
});

test("what a hand or a script brings about, and what is for paper, can wait", async () => {
  const sheet =
    "@layer utilities{.bC{color:red}.bC:hover{color:blue}.bC[data-open]{gap:0}[hidden]{display:none}@media print{.bC{color:#000}}}@media print{@page{margin:14mm}}";
  expect(await splitSheet(sheet, named("bC"))).toEqual({
    head: "@layer utilities{.bC{color:red}[hidden]{display:none}}",
    below:
      "@layer utilities{.bC:hover{color:blue}.bC[data-open]{gap:0}@media print{.bC{color:#000}}}@media print{@page{margin:14mm}}",
  });
});

test("a layer that would begin below, and so rank above the others, is refused", async () => {
  const sheet = "@layer components{.fM{gap:0}}@layer utilities{.bC{gap:1rem}}";
  await expect(splitSheet(sheet, named("bC"))).rejects.toThrow(
    "The first screen has no rule of the layer components.",
  );
});
