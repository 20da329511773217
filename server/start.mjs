/**
 * `npm start` from any folder and on any system: checks prerequisites in one line each, builds if needed,
 * then starts the server. With a name it runs that command: `node server/start.mjs backup --drill`. Plain
 * JavaScript, because it runs before there is a build.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed.mjs";

/** Minimum of open files: modules at the start, connections later. */
const minOpenFiles = 256;

function refuse(message) {
  console.error(`Cannot start: ${message}`);
  process.exit(1);
}

/** Runs this command in a process with other variables, which ends with this one. */
function runAgain(variables) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name, ...process.argv.slice(2)], {
    env: { ...process.env, ...variables },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // A terminal interrupts both; the child stops in order.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill());
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`this is Node ${process.versions.node}, and the site needs 20.19 or newer; 22 is recommended.`);
}

process.report.excludeNetwork = true;
const openFiles = Number(process.report.getReport().userLimits?.open_files.soft);
if (openFiles < minOpenFiles) {
  refuse(
    `this process may open only ${openFiles} files at once, and the site needs ${minOpenFiles} or more. ` +
      "Raise the limit with `ulimit -n 1024`, or with LimitNOFILE= in its systemd unit.",
  );
}

// nodejs/node#65446: it would end the process at any time.
const driver = fileURLToPath(
  new URL("../node_modules/better-sqlite3/build/Release/better_sqlite3.node", import.meta.url),
);
if (
  major >= 24 &&
  existsSync(driver) &&
  readFileSync(driver, "latin1").includes("RemoveEnvironmentCleanupHook")
) {
  refuse("the database driver was compiled on Node 24.19 or newer, and is not reliable there. Use Node 22.");
}

process.env.NODE_ENV ??= "production";
try {
  buildIfNeeded(fileURLToPath(new URL("..", import.meta.url)));
} catch {
  // The build itself has printed why.
  refuse("the site could not be built. If packages are missing, run `npm ci` again.");
}
// Database, uploads and backups are readable only for the site's user.
process.umask(0o077);
const name = process.argv.splice(2, 1)[0] ?? "start";
// Pictures would leave 80 MB in the arenas of glibc, which are limited at the start of a process only.
if (name === "import" && process.platform === "linux" && !process.env.MALLOC_ARENA_MAX) {
  process.exit(await runAgain({ MALLOC_ARENA_MAX: "2" }));
}
process.once("disconnect", () => process.exit(1));
// Otherwise the listener keeps the process.
process.channel?.unref();
const program = fileURLToPath(new URL(`../build/server/${name}.js`, import.meta.url));
process.argv[1] = program;
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ERR_MODULE_NOT_FOUND" && /package/.test(String(error))) {
    refuse("its packages are not installed. Run `npm ci` first.");
  }
  if (code === "ERR_DLOPEN_FAILED") {
    refuse(
      `its packages were installed for another version of Node than ${process.versions.node}. Run \`npm ci\` again.`,
    );
  }
  throw error;
}
