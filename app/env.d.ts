/// <reference types="vite/client" />

/** React's Web streams; @types/react-dom declares them in `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

/** Compiled by vite/service-worker.ts. */
declare module "virtual:service-worker" {
  const script: string;
  export default script;
}

declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
