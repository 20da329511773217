import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage } from "./enhance";
import { withoutRefused } from "./ui/refused-title";

// As React makes it; the error summary says it again.
document.title = withoutRefused(document.title);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
enhancePage();
