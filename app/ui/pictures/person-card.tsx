import type { ReactNode } from "react";
import { languageProps } from "~/text/language";
import { fullestColumns } from "~/ui/pictures/full-rows";
import type { Picture } from "../../files/pictures/picture";
import { Photo } from "./photo";

interface PersonCardProps {
  name: string;
  picture: Picture;
  decorative?: boolean;
  heading?: "h2" | "h3";
  children: ReactNode;
}

const rowsClass = "grid gap-4 2xs:grid-cols-2 md:grid-cols-3 md:gap-6 print:grid-cols-4";

/** Class of a list of people: three or four in a row. */
export const peopleRows = (count: number) =>
  fullestColumns(count, [4, 3]) === 4 ? `${rowsClass} lg:grid-cols-4` : rowsClass;

export function PersonCard({
  name,
  picture,
  decorative = false,
  heading: Heading = "h2",
  children,
}: PersonCardProps) {
  return (
    <li className="person">
      <Photo
        picture={picture}
        className="rounded-petal aspect-4/5 w-full bg-sand object-cover"
        alt={decorative ? "" : name}
        offer={name}
        sizes="(width < 40rem) 44vw, 15rem"
      />
      <Heading className="mt-3 px-3 text-base" {...languageProps(name)}>
        {name}
      </Heading>
      {children}
    </li>
  );
}
