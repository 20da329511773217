/**
 * Options of the Remix plugin; `vite.config.ts` hands them over.
 * Every `v3_*` flag is on, so that the move to React Router 7 stays mechanical
 * (docs/decisions/0001-remix-v2-and-the-way-out.md).
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
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
  },
};
