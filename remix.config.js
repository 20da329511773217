/**
 * Options of the Remix plugin; `vite.config.ts` hands them over.
 * The `v3_*` flags are on, so that the move to React Router 7 stays mechanical
 * (docs/decisions/0001-remix-v2-and-the-way-out.md). Lazy route discovery is not: it costs the dashboard a request
 * per page on a slow line, and its endpoint lets a stranger's short address keep the server busy for seconds.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
    v3_routeConfig: true,
  },
};
