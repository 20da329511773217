/// <reference types="vite/client" />

/** React's Web streams; @types/react-dom declares them in `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
