import { useDocumentProps } from "./document-context";

/**
 * Marks the end of the first screen, whose styles are inlined in the head, and links the shared sheet: browsers paint what is above while
 * they wait for it. Renders nothing if the head links the sheet, or the page has all its styles.
 */
export function SharedStyle() {
  const { sheet } = useDocumentProps();
  return sheet ? <link rel="stylesheet" href={sheet} /> : null;
}
