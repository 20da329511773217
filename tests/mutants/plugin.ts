import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Vite } from "vitest/node";
import { applyMutant, readMutants } from "./patch";

/** Name of the mutant to test, set by run.ts. */
const name = process.env.MUTANT;
const mutant = name ? readMutants().find((one) => one.name === name) : undefined;

/** Absolute path of the file with the fault, which must not be cached. */
export const mutatedFile = mutant && resolve(mutant.file);

/** Loads one source file with a fault; the file on the disk stays as it is. */
export const mutate: Vite.Plugin = {
  name: "mutate",
  enforce: "pre",
  load(id) {
    const [path = ""] = id.split("?");
    if (mutant && path === mutatedFile) return applyMutant(mutant, readFileSync(path, "utf8"));
  },
};
