import { createContext, useContext } from "react";
import type { Block } from "~/text/formatted-text";

export interface PicturePreload {
  srcSet: string;
  sizes: string;
  media?: string | undefined;
}

/** Values that only the server knows while rendering; set by entry.server.tsx. */
interface DocumentProps {
  entry?: string;
  nonce?: string;
  /** Inlined styles, to save a round trip. Undefined if the head links the sheet of staff. */
  css?: string;
  /** Address of the sheet that public pages share, if the head links it because the browser has it. */
  headSheet?: string | undefined;
  /** The same address, if the end of the first screen links it. */
  sheet?: string | undefined;
  /** Collects average colours of pictures; each gets a CSS rule. */
  tints?: Set<string>;
  /** Collects focus points of pictures; each gets a CSS rule. */
  focuses?: Set<string>;
  preloads?: PicturePreload[];
  requestId?: string;
  /** Message about an unwritable disk; undefined if that is not the failure. */
  unavailable?: string;
  posted?: boolean;
  /** The library that reads format marks stays on the server. */
  formatText?: (text: string) => Block[];
  /** Light version: pictures on request only, no script. */
  light?: boolean;
}

export const DocumentContext = createContext<DocumentProps>({});

export function useDocumentProps(): DocumentProps {
  return useContext(DocumentContext);
}
