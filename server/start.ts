import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed";

/** `npm start`: builds if needed, migrates, seeds an empty database and serves production. */
process.env.NODE_ENV ??= "production";
const root = fileURLToPath(new URL("..", import.meta.url));
buildIfNeeded(root);

const [{ builtSite }, { listen }, { exitOnStartupError }, { prepare }] = await Promise.all([
  import("./production"),
  import("./listen"),
  import("./exit-on-startup-error"),
  import("./prepare"),
]);

const services = await exitOnStartupError(prepare());
const build = await import(pathToFileURL(resolve(root, "build/server/index.js")).href);
await exitOnStartupError(listen(services, builtSite(services, build, resolve(root, "build/client"))));
