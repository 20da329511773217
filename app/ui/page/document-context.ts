import { createContext, useContext } from "react";

/** An AVIF picture, in the terms of its `<source>`. */
export interface PicturePreload {
  srcSet: string;
  sizes: string;
  media?: string | undefined;
}

/** What only the server knows while it renders a document; entry.server.tsx hands it down. */
interface DocumentFacts {
  /** Address of the client entry, for pages that are not hydrated. */
  entry?: string;
  /** Allows Remix's inline scripts on hydrated pages. */
  nonce?: string;
  /** The page's style sheet, inlined: it saves a round trip. Undefined if the page links the sheet of all staff pages. */
  css?: string;
  /** The pictures' mean colours, noted while the page is rendered: each gets a rule beside the style sheet. */
  tints?: Set<string>;
  /** The pictures that the page shows first, noted while it is rendered: the browser asks for them before it reads the rest. */
  preloads?: PicturePreload[];
  requestId?: string;
  /** Why the disk took no write, in words; undefined if that is not what failed. */
  unavailable?: string;
  /** The document answers a form. */
  posted?: boolean;
  /** The visitor asked for less data: no pictures but on request, no script. */
  light?: boolean;
}

export const DocumentContext = createContext<DocumentFacts>({});

/** What the document around a component is like. */
export function useDocumentFacts(): DocumentFacts {
  return useContext(DocumentContext);
}
