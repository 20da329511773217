import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { t } from "#say";
import type { FormState } from "~/ui/form/fields";
import { AtAddingPart } from "./at-adding-part";
import { type ConsentStatus, consentStatusLabels } from "./consent-status";
import { consentsPathOf } from "./consents-path";
import type { ShownConsent } from "./shown-consent";

interface ConsentPartProps {
  kind: string;
  consent: ShownConsent | undefined;
  state: FormState;
}

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
  return <ConsentLine kind={kind} {...consent} />;
}

function ConsentLine({ kind, id, status }: { kind: string; id: number; status: ConsentStatus }) {
  return (
    <p>
      <span
        className={
          status === "given" ? "tag bg-green-mist text-heading" : "tag bg-marigold-mist text-marigold-deep"
        }
      >
        {t(consentStatusLabels[status])}
      </span>{" "}
      <Link className="tap underline" to={consentsPathOf(kind, id)}>
        {t("Consents")}
      </Link>
    </p>
  );
}
