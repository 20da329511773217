import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage } from "./enhance";
import { DocumentContext } from "./ui/document-context";
import { withoutRefused } from "./ui/refused-title";

// As React makes it; the error summary says it again.
document.title = withoutRefused(document.title);
// Whether the page carries its style sheet; React leaves what is in it alone.
const facts = document.querySelector("head style") ? { css: "" } : {};
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext.Provider value={facts}>
        <RemixBrowser />
      </DocumentContext.Provider>
    </StrictMode>,
  );
});
enhancePage();
