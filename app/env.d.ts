/// <reference types="vite/client" />

/** React's streams of the Web platform; @types/react-dom declares them in `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

/** Remix's own build of the pages, as a module of the server's. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
