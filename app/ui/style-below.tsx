import { useDocumentFacts } from "./document-context";

/**
 * The style sheet of all that follows, so that the browser need not wait for it before it shows what is above. Only the first
 * one on a page says anything. HTML wants its own `style` in the head; that of SVG may stand anywhere, and counts as much.
 */
export function StyleBelow() {
  const { cssBelow, tints } = useDocumentFacts();
  if (!cssBelow || cssBelow.tintsBefore !== undefined) return null;
  cssBelow.tintsBefore = tints?.size ?? 0;
  return (
    <svg className="hidden" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: cssBelow.css }} />
    </svg>
  );
}
