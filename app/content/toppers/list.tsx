import { Photo } from "~/files/photo";
import { EmptyList } from "~/ui/empty-list";
import { languageOf } from "~/ui/language";
import type { Topper } from "./queries.server";

/** The cards of `/results`, or that there are none. */
export function TopperGrid({ toppers }: { toppers: Topper[] }) {
  if (toppers.length === 0) return <EmptyList icon="trophy">No student results found.</EmptyList>;
  return (
    <ul className="grid gap-4 2xs:grid-cols-2 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
      {toppers.map((topper) => (
        <li key={topper.id} className="person">
          <Photo
            picture={topper.picture}
            className="aspect-4/5 w-full bg-sand object-cover"
            alt={topper.name}
            sizes="(width < 40rem) 44vw, 15rem"
          />
          <h2 lang={languageOf(topper.name)}>{topper.name}</h2>
          <p className="text-ink-soft">{topper.std}</p>
          <p className="font-bold text-green">{topper.marks}</p>
        </li>
      ))}
    </ul>
  );
}
