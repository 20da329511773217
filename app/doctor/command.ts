import { parseArgs } from "node:util";
import { readConfigOrExit } from "~/config.server";
import { StartRefusedError } from "~db/start-refused";
import { examine } from "./doctor.server";

/** `npm run doctor`: prints one line per check; exits with 0 (good), 1 (warnings) or 2 (errors). */
const { repair } = parseArgs({ options: { repair: { type: "boolean" } } }).values;
const config = readConfigOrExit();

async function run(): Promise<number> {
  const findings = await examine(config, repair ?? false, console.log);
  for (const { level, words } of findings) console.log(`${level.padEnd(9)} ${words}`);
  const repairable = findings.filter((finding) => finding.repair).length;
  if (repairable > 0) console.log(`${repairable} of these can be repaired: npm run doctor -- --repair`);
  if (findings.some(({ level }) => level === "error")) return 2;
  return findings.some(({ level }) => level === "warning") ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof StartRefusedError)) throw error;
  console.log(`error     ${error.message}`);
  process.exitCode = 2;
}
