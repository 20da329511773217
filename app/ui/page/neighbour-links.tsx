import { languageProps } from "../../text/language";

interface Neighbour {
  relation: string;
  name: string;
  to: string;
}

interface NeighbourLinksProps {
  label: string;
  before?: Neighbour | undefined;
  after?: Neighbour | undefined;
}

const linkClass = "tap min-w-0 flex-[1_1_8rem] gap-1.5 font-semibold";

export function NeighbourLinks({ label, before, after }: NeighbourLinksProps) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
      {before ? (
        <a className={`back ${linkClass}`} href={before.to} rel="prev">
          <NeighbourName {...before} />
        </a>
      ) : null}{" "}
      {after ? (
        <a className={`onward ${linkClass} ml-auto justify-end text-right`} href={after.to} rel="next">
          <NeighbourName {...after} />
        </a>
      ) : null}
    </nav>
  );
}

function NeighbourName({ relation, name }: Neighbour) {
  return (
    <span>
      <span className="hint block">{relation}</span>{" "}
      <span className="wrap-anywhere" {...languageProps(name)}>
        {name}
      </span>
    </span>
  );
}
