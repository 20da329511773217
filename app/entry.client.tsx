// A page with Remix's context is hydrated; any other is complete already and only enhanced.
if ("__remixContext" in window) void import("./hydrate");
else void import("./enhance");
