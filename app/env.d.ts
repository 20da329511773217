/// <reference types="vite/client" />

declare module "virtual:page-styles" {
  /**
   * The style sheet of a page (vite/page-styles.ts); `root` is for whatever has none of its own.
   * @param kind the plain one lacks what stands there for few visitors
   * @returns what the first screen needs, and the rest, which no page of staff has apart
   */
  export function pageStyle(
    kind: "all" | "plain",
    routeId: string,
  ): { head: string; below: string } | undefined;
}

/** Remix's own build of the pages, as a module of the server's. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
