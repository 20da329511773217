import { renderToStaticMarkup } from "react-dom/server";
import { addressIn } from "~/languages/address";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { PicturePreload } from "~/ui/page/document-context";
import { refusedTitle } from "~/ui/page/refused-title";

/** Placeholder of the style sheet in the rendered page. React would escape it in a text. */
export const sheetMark = "<!--page-css-->";

interface Finish {
  /** The page's style sheet, known once its pictures are. */
  css: string;
  preloads: readonly PicturePreload[];
  /** The page shows a form that was refused. */
  refused: boolean;
}

/** Makes the changes to a page's HTML that are only possible once it is rendered: this is the only place that edits HTML. */
export function finishDocument(html: string, { css, preloads, refused }: Finish): string {
  const styled = html.replace(`<style>${sheetMark}`, () => `${preloadLinks(preloads)}<style>${css}`);
  // Routes make their titles without the action's answer.
  const titled = refused ? styled.replace(/(?<=<title>)[^<]*/, refusedTitle) : styled;
  // Remix puts the data of a hydrated page after the document, where HTML allows nothing.
  return localizeLinks(titled.replace(/(<\/body><\/html>)(.+)$/s, "$2$1"));
}

/** Renders the links that come before the style sheet, so that the first picture comes as early as the line allows. */
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

/** Points the links and forms of a page to pages in its language. */
export function localizeLinks(html: string): string {
  const { language } = currentSpeech();
  if (language.code === english.code) return html;
  return html.replace(/(?<= (?:href|action)=")\/(?!\/)[^"]*/g, (path) => addressIn(language, path));
}
