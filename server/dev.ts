import { createServer } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer as createViteServer } from "vite";
import { showFailure } from "./dev-failure";

/** `npm run dev`: the same server, with Vite in front of Remix's handler, and errors in full. */
process.env.NODE_ENV = "development";
const [
  { createApp },
  { expressHandler },
  { listen },
  { loadContextFrom },
  { exitOnStartupError },
  { prepare },
  { wholeSite },
] = await Promise.all([
  import("./app"),
  import("./fetch-adapter"),
  import("./listen"),
  import("./load-context"),
  import("./exit-on-startup-error"),
  import("./prepare"),
  import("./whole-site"),
]);

const services = await exitOnStartupError(prepare());
const server = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } });

/** Loads the site. Stacks of its errors name the lines of the sources. */
async function loadBuild(): Promise<ServerBuild> {
  const build = (await vite.ssrLoadModule("virtual:remix/server-build", {
    fixStacktrace: true,
  })) as ServerBuild;
  const { module } = build.entry;
  const handleError: typeof module.handleError = (error, args) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return module.handleError?.(error, args);
  };
  return { ...build, entry: { module: { ...module, handleError } } };
}

const remix = expressHandler({
  handle: wholeSite(createRequestHandler(loadBuild, "development")),
  getLoadContext: loadContextFrom(services),
});
await exitOnStartupError(
  listen(services, createApp({ services, remix, assets: [vite.middlewares], showFailure }), { server }),
);
