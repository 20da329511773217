/// <reference types="vite/client" />

/** The 50,000 most common passwords of eight characters or more, in small letters. */
declare module "fxa-common-password-list" {
  const list: { test(password: string): boolean };
  export default list;
}

/** Remix's own build of the pages, as a module of the server's. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
