import { Link } from "@remix-run/react";
import { consentsPathOf } from "./consent-fields";
import { type Standing, standingLabels } from "./standing";

interface ConsentLineProps {
  /** The key of the record's kind. */
  kind: string;
  id: number;
  standing: Standing;
}

/** Says above a record's form how it stands with the consents of the parents, and leads to them. */
export function ConsentLine({ kind, id, standing }: ConsentLineProps) {
  return (
    <p>
      <span
        className={
          standing === "given"
            ? "tag bg-green-mist text-green-deep"
            : "tag bg-marigold-mist text-marigold-deep"
        }
      >
        {standingLabels[standing]}
      </span>{" "}
      <Link className="tap underline" to={consentsPathOf(kind, id)}>
        Consents
      </Link>
    </p>
  );
}
