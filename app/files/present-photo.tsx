import type { ReactNode } from "react";
import { t } from "#say";
import { Photo } from "./photo";
import type { Picture } from "./picture";

/** What an edit form would replace. @param children what else can be done with it */
export function PresentPhoto({ picture, children }: { picture: Picture | undefined; children?: ReactNode }) {
  if (!picture) return null;
  return (
    <figure className="my-4 flex items-center gap-4">
      <Photo picture={picture} alt="" sizes="8rem" className="w-32 rounded-card" />
      <figcaption className="hint">
        {t("The present photo")}
        {children}
      </figcaption>
    </figure>
  );
}
