import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed";

/** `npm start`: builds if needed, migrates, seeds an empty database and serves production. */
process.env.NODE_ENV ??= "production";
const root = fileURLToPath(new URL("..", import.meta.url));
buildIfNeeded(root);

const [
  { createRequestHandler },
  { createRequestHandler: createFetchHandler },
  { builtAssets, createApp },
  { listen },
  { loadContextFrom },
  { cachedPages },
  { prepare },
] = await Promise.all([
  import("@remix-run/express"),
  import("@remix-run/node"),
  import("./app"),
  import("./listen"),
  import("./load-context"),
  import("./page-cache"),
  import("./prepare"),
]);

const services = await prepare();
const build = await import(pathToFileURL(resolve(root, "build/server/index.js")).href);
const remix = createRequestHandler({ build, getLoadContext: loadContextFrom(services) });
const app = createApp({ services, remix, assets: builtAssets(resolve(root, "build/client")) });
await listen(services, cachedPages({ services, render: createFetchHandler(build, "production"), next: app }));
