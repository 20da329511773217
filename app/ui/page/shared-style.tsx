import { useDocumentProps } from "./document-context";

/**
 * Marks the end of the first screen, whose styles stand in the head. The sheet that all pages share is linked here: browsers paint
 * what is above while they wait for it.
 */
export function SharedStyle() {
  const { sheet } = useDocumentProps();
  return sheet ? <link rel="stylesheet" href={sheet} /> : null;
}
