import { Link } from "@remix-run/react";
import type { FormState } from "~/ui/form/fields";
import { AtAddingPart } from "./at-adding-part";
import { consentsPathOf } from "./consents-path";
import type { ShownConsent } from "./shown-consent";
import { type Standing, standingLabels } from "./standing";

interface ConsentPartProps {
  /** The key of the record's kind. */
  kind: string;
  /** Nothing where the school does not ask. */
  consent: ShownConsent | undefined;
  state: FormState;
}

/** The part of a record's form about the consent of the parents. */
export function ConsentPart({ kind, consent, state }: ConsentPartProps) {
  if (!consent) return null;
  if ("rule" in consent) return <AtAddingPart rule={consent.rule} state={state} />;
  return <StandingLine kind={kind} {...consent} />;
}

/** Says how it stands, and leads to the consents. */
function StandingLine({ kind, id, standing }: { kind: string; id: number; standing: Standing }) {
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
