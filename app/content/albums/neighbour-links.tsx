import { Icon } from "~/ui/icon";
import { languageOf } from "~/ui/language";
import { albumPath } from "./address";

interface Neighbour {
  id: number;
  name: string;
}

const linkClass = "tap min-w-0 flex-1 gap-1.5 font-semibold";

/** From one album to the one before it in time, and to the one after it. */
export function NeighbourLinks({ older, newer }: { older?: Neighbour; newer?: Neighbour }) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="Other albums" className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
      {newer ? (
        <a className={linkClass} href={albumPath(newer)} rel="prev">
          <Icon name="chevron-left" size={18} />
          <AlbumName label="Newer album" name={newer.name} />
        </a>
      ) : null}{" "}
      {older ? (
        <a className={`${linkClass} ml-auto justify-end text-right`} href={albumPath(older)} rel="next">
          <AlbumName label="Older album" name={older.name} />
          <Icon name="chevron-right" size={18} />
        </a>
      ) : null}
    </nav>
  );
}

function AlbumName({ label, name }: { label: string; name: string }) {
  return (
    <span>
      <span className="hint block">{label}</span>{" "}
      <span className="wrap-anywhere" lang={languageOf(name)}>
        {name}
      </span>
    </span>
  );
}
