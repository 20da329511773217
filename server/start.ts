import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build-if-needed";

/** `npm start`: builds if needed, migrates, seeds an empty database and serves production. */
process.env.NODE_ENV ??= "production";
const root = fileURLToPath(new URL("..", import.meta.url));
buildIfNeeded(root);

const [{ createRequestHandler }, { builtAssets, createApp }, { listen }, { loadContextFrom }, { prepare }] =
  await Promise.all([
    import("@remix-run/express"),
    import("./app"),
    import("./listen"),
    import("./load-context"),
    import("./prepare"),
  ]);

const services = await prepare();
const build = await import(pathToFileURL(resolve(root, "build/server/index.js")).href);
const remix = createRequestHandler({ build, getLoadContext: loadContextFrom(services) });
await listen(services, createApp({ services, remix, assets: builtAssets(resolve(root, "build/client")) }));
