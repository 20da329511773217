import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage } from "./enhance";
import { DocumentContext } from "./ui/page/document-context";
import { withoutRefused } from "./ui/page/refused-title";

// React renders the title without "Error:"; the error summary repeats it.
document.title = withoutRefused(document.title);
// Inlined styles: React keeps their content.
const facts = document.querySelector("head style") ? { css: "" } : {};

// React looks for the preloads of the document after the list and the entry; the route manifest lacks them
// (vite/browser-routes.ts). Scripts add their own preloads to the head.
const [, , ...preloads] = document.querySelectorAll<HTMLLinkElement>("body link[rel=modulepreload]");
__remixManifest.entry.imports = preloads.map((link) => link.getAttribute("href") ?? "");

/** Input while Remix's promise is read makes React give up (error 345, remix-run/remix#10214). */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

void readData().then(() => {
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
});
