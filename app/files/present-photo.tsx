import { Photo } from "./photo";
import type { Picture } from "./picture";

/** What an edit form would replace. */
export function PresentPhoto({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  return (
    <figure className="my-4 flex items-center gap-4">
      <Photo picture={picture} alt="" sizes="8rem" className="w-32 rounded-card" />
      <figcaption className="hint">The present photo</figcaption>
    </figure>
  );
}
