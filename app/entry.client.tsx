import { enhancePage } from "./enhance";

async function start(): Promise<void> {
  const isHydrated = "__remixContext" in window;
  // Modules of staff pages run before polyfills can: Chrome 72 and Safari 12.0 use these pages without script.
  if (isHydrated && !("fromEntries" in Object)) return;
  // The newest of the functions in polyfills.ts: Chrome 93, Firefox 92, Safari 16.
  if (!("hasOwn" in Object) || !("requestSubmit" in HTMLFormElement.prototype)) await import("./polyfills");
  // A page with Remix's context is hydrated first; any other is complete already and only enhanced.
  if (isHydrated) await import("./hydrate");
  else enhancePage();
}
void start();
