import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { t } from "#say";
import type { FormState } from "~/ui/form/fields";
import { AtAddingPart } from "./at-adding-part";
import { consentsPathOf } from "./consents-path";
import type { ShownConsent } from "./shown-consent";
import { type Standing, standingLabels } from "./standing";

interface ConsentPartProps {
  /** The key of the record's kind. */
  kind: string;
  /** Nothing if the school does not ask. */
  consent: ShownConsent | undefined;
  state: FormState;
}

/** The inputs of a record, and the part about the consent of the parents. @param kind its key */
export function withConsent<Props extends { state: FormState }>(kind: string, Inputs: ComponentType<Props>) {
  return function InputsAndConsent(props: Props & Pick<ConsentPartProps, "consent">) {
    return (
      <>
        <Inputs {...props} />
        <ConsentPart kind={kind} consent={props.consent} state={props.state} />
      </>
    );
  };
}

function ConsentPart({ kind, consent, state }: ConsentPartProps) {
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
        {t(standingLabels[standing])}
      </span>{" "}
      <Link className="tap underline" to={consentsPathOf(kind, id)}>
        {t("Consents")}
      </Link>
    </p>
  );
}
