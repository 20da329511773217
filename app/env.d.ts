/// <reference types="vite/client" />

/**
 * The style sheets of each page, by the id of its route; `root` is for whatever has none (vite/page-styles.ts). The plain one
 * lacks what stands there for few visitors.
 */
declare module "virtual:page-styles" {
  type Sheets = Record<string, string> & { root: string };
  const sheets: { all: Sheets; plain: Sheets };
  export default sheets;
}

/** The 50,000 most common passwords of eight characters or more, in small letters. */
declare module "fxa-common-password-list" {
  const list: { test(password: string): boolean };
  export default list;
}

/** Remix's own build of the pages, as a module of the server's. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
