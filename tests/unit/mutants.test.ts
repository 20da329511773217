import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyMutant, readMutants } from "../mutants/patch";

const mutants = readMutants();

test.each(mutants)("the mutant $name can be applied, and names a test file", (mutant) => {
  const source = existsSync(mutant.file) ? readFileSync(mutant.file, "utf8") : "";
  expect(applyMutant(mutant, source)).not.toBe(source);
  expect(existsSync(mutant.caughtBy), `${mutant.caughtBy} is missing: name another test file`).toBe(true);
});

test("a mutant whose lines have changed names its patch", () => {
  const [mutant] = mutants;
  if (!mutant) throw new Error("There are no mutants.");
  expect(() => applyMutant({ ...mutant, name: "moved" }, "")).toThrow("tests/mutants/moved.patch");
});
