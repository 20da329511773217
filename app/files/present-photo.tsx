import { Photo } from "./photo";
import type { Picture } from "./picture";

/** What an edit form would replace. */
export function PresentPhoto({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  return (
    <figure className="present-photo">
      <Photo picture={picture} alt="The present photo" sizes="8rem" />
      <figcaption className="hint">The present photo</figcaption>
    </figure>
  );
}
