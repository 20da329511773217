import type { ReactNode } from "react";
import { languageProps } from "~/text/language";
import { Photo } from "./photo";
import type { Picture } from "./picture";

interface PersonCardProps {
  name: string;
  picture: Picture;
  decorative?: boolean;
  children: ReactNode;
}

export function PersonCard({ name, picture, decorative = false, children }: PersonCardProps) {
  return (
    <li className="person">
      <Photo
        picture={picture}
        className="aspect-4/5 w-full bg-sand object-cover"
        alt={decorative ? "" : name}
        offer={name}
        sizes="(width < 40rem) 44vw, 15rem"
      />
      <h2 {...languageProps(name)}>{name}</h2>
      {children}
    </li>
  );
}
