import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed";

/** `npm start`: builds if needed, migrates, seeds an empty database and serves production. */
process.env.NODE_ENV ??= "production";
const root = fileURLToPath(new URL("..", import.meta.url));
buildIfNeeded(root);

const [
  { builtAssets, createApp },
  { listen },
  { exitOnStartupError },
  { cachedPages },
  { prepare },
  { remixHandlers },
] = await Promise.all([
  import("./app"),
  import("./listen"),
  import("./exit-on-startup-error"),
  import("./page-cache/page-cache"),
  import("./prepare"),
  import("./remix"),
]);

const services = await exitOnStartupError(prepare());
const build = await import(pathToFileURL(resolve(root, "build/server/index.js")).href);
const { remix, render, findPage } = remixHandlers(build, services);
const app = createApp({ services, remix, assets: builtAssets(resolve(root, "build/client")) });
const isProxy = app.get("trust proxy fn");
await exitOnStartupError(listen(services, cachedPages({ services, render, findPage, isProxy, next: app })));
