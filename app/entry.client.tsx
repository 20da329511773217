import { enhancePage } from "./enhance";

// Pages with Remix's context are hydrated first; others are only enhanced.
if ("__remixContext" in window) void import("./hydrate");
else enhancePage();
