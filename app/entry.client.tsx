import { enhancePage } from "./enhance";

async function start(): Promise<void> {
  // The newest of the functions in polyfills.ts: Chrome 93, Firefox 92, Safari 15.4.
  if (!("hasOwn" in Object)) await import("./polyfills");
  // A page with Remix's context is hydrated first; any other is complete already and only enhanced.
  if ("__remixContext" in window) await import("./hydrate");
  else enhancePage();
}
void start();
