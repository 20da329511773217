import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/node";
import { createServer as createViteServer } from "vite";

/** `npm run dev`: the same server, with Vite in front of Remix's handler. */
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
const remix = expressHandler({
  handle: wholeSite(
    createRequestHandler(
      // biome-ignore lint/suspicious/noExplicitAny: Vite types a loaded module as a record of any
      () => vite.ssrLoadModule("virtual:remix/server-build") as any,
      "development",
    ),
  ),
  getLoadContext: loadContextFrom(services),
});
await exitOnStartupError(
  listen(services, createApp({ services, remix, assets: [vite.middlewares] }), { server }),
);
