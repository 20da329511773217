import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage } from "./enhance";
import { DocumentContext } from "./ui/page/document-context";
import { withoutRefused } from "./ui/page/refused-title";

// As React makes it; the error summary says it again.
document.title = withoutRefused(document.title);
// True if the page carries its style sheet; React leaves what is in it alone.
const facts = document.querySelector("head style") ? { css: "" } : {};

// Behind the list itself and the entry React looks for the preloads of the document again; the browser's list of routes does not name them (vite/browser-routes.ts).
const [, , ...preloads] = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
__remixManifest.entry.imports = preloads.map((link) => link.getAttribute("href") ?? "");

/**
 * Remix throws a promise until it has read the data of the page. React would wait for that, but a tap or a key that comes
 * before its first work makes it give up (error 345, remix-run/remix#10214), and the page is one without script from then on.
 */
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
