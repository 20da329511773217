import { enhancePage } from "./enhance";

// A page with Remix's context is hydrated first; any other is complete already and only enhanced.
if ("__remixContext" in window) void import("./hydrate");
else enhancePage();
