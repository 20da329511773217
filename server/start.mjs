/**
 * `npm start`, or `node server/start.mjs`, from any folder and on any system: checks what would otherwise fail deep in
 * the loading of modules, in one line each, then starts the server. Plain JavaScript, because it runs before anything
 * that could read TypeScript.
 */
import { fileURLToPath } from "node:url";

/** Files and connections that the process must be able to have open at once: modules while it starts, visitors later. */
const minOpenFiles = 256;

function refuse(message) {
  console.error(`Cannot start: ${message}`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`this is Node ${process.versions.node}, and the site needs 20.19 or newer.`);
}

process.report.excludeNetwork = true;
const openFiles = Number(process.report.getReport().userLimits?.open_files.soft);
if (openFiles < minOpenFiles) {
  refuse(
    `this process may open only ${openFiles} files at once, and the site needs ${minOpenFiles} or more. ` +
      "Raise the limit with `ulimit -n 1024`, or with LimitNOFILE= in its systemd unit.",
  );
}

try {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
  await import("./start.ts");
} catch (error) {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ERR_MODULE_NOT_FOUND" && /'tsx'|package/.test(String(error))) {
    refuse("its packages are not installed. Run `npm ci` first.");
  }
  if (code === "ERR_DLOPEN_FAILED") {
    refuse(
      `its packages were installed for another version of Node than ${process.versions.node}. Run \`npm ci\` again.`,
    );
  }
  throw error;
}
