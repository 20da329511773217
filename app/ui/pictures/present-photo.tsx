import type { ReactNode } from "react";
import { t } from "#say";
import type { Picture } from "../../files/pictures/picture";
import { Photo } from "./photo";

export function PresentPhoto({ picture, children }: { picture: Picture | undefined; children?: ReactNode }) {
  if (!picture) return null;
  return (
    <figure className="my-4 flex items-center gap-4">
      <Photo picture={picture} alt="" sizes="8rem" className="w-32 rounded-card" />
      <figcaption className="hint">
        {t("Current photo")}
        {children}
      </figcaption>
    </figure>
  );
}
