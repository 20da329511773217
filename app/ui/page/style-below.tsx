import { useDocumentProps } from "./document-context";

/**
 * Marks the end of the first screen; the styles of what follows stand here. HTML allows `<style>` only in the head, SVG
 * everywhere.
 */
export function StyleBelow() {
  const { below } = useDocumentProps();
  return below ? (
    <svg className="hidden" aria-hidden>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: below }} />
    </svg>
  ) : null;
}
