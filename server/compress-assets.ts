import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Runs after the build: a brotli and a gzip twin beside each text file, so that none is compressed on the fly. */
const directory = fileURLToPath(new URL("../build/client", import.meta.url));
const text = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** Files smaller than this, in bytes, gain nothing. */
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
// server/build-if-needed.ts looks at its time.
writeFileSync(join(directory, "../compressed"), "");
