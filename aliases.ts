import { fileURLToPath } from "node:url";

/** The path aliases of tsconfig.json, for Vite and Vitest. */
export const aliases = {
  "~db": fileURLToPath(new URL("./db", import.meta.url)),
  "~": fileURLToPath(new URL("./app", import.meta.url)),
};
