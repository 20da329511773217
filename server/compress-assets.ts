import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Runs after the build: writes a brotli and a gzip file next to each text file. */
const directory = fileURLToPath(new URL("../build/client", import.meta.url));
const text = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** Smaller files, in bytes, gain nothing. */
const minBytes = 256;

for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
  if (!text.test(name)) continue;
  const path = join(directory, name);
  const bytes = readFileSync(path);
  if (bytes.length < minBytes) continue;
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: parameters }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
// Checked by server/build-if-needed.mjs.
writeFileSync(join(directory, "../compressed"), "");
