import { renderToStaticMarkup } from "react-dom/server";
import { addressIn } from "~/languages/address";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { PicturePreload } from "~/ui/page/document-context";
import { refusedTitle } from "~/ui/page/refused-title";

/** Placeholder of the styles; React would escape them as text. */
export const sheetMark = "<!--page-css-->";

interface Finish {
  css: string;
  preloads: readonly PicturePreload[];
  refused: boolean;
}

/** Completes rendered HTML; the only place that edits HTML. */
export function finishDocument(html: string, { css, preloads, refused }: Finish): string {
  const style = css && `<style>${css}</style>`;
  const styled = html.replace(`<style>${sheetMark}</style>`, () => preloadLinks(preloads) + style);
  // Routes set titles without knowing the action's result.
  const titled = refused ? styled.replace(/(?<=<title>)[^<]*/, refusedTitle) : styled;
  // Remix writes hydration data after `</html>`, which is invalid.
  return localizeLinks(titled.replace(/(<\/body><\/html>)(.+)$/s, "$2$1"));
}

/** Preload links precede the styles, so that the first picture loads early. */
const preloadLinks = (preloads: readonly PicturePreload[]) =>
  renderToStaticMarkup(
    preloads.map(({ srcSet, sizes, media }) => {
      const picture = {
        imageSrcSet: srcSet,
        imageSizes: sizes,
        media,
        type: "image/avif",
        fetchpriority: "high",
      };
      return <link key={srcSet} rel="preload" as="image" {...picture} />;
    }),
  );

export function localizeLinks(html: string): string {
  const { language } = currentSpeech();
  if (language.code === english.code) return html;
  return html.replace(/(?<= (?:href|action)=")\/(?!\/)[^"]*/g, (path) => addressIn(language, path));
}
