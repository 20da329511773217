import { Link } from "@remix-run/react";
import type { ConsentRule } from "~/content/settings/consent-rules";
import { FieldError, type FormState, SpecField } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { atAddingFields as fields } from "./at-adding";
import { consentsPathOf } from "./consent-fields";
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
  if ("rule" in consent) return <AtAdding rule={consent.rule} state={state} />;
  return <StandingLine kind={kind} {...consent} />;
}

/** Asks for it where something with children in it is added. */
function AtAdding({ rule, state }: { rule: ConsentRule; state: FormState }) {
  const isTyped = Boolean(state.typed?.consent_by);
  const isWrong = Object.keys(fields).some((name) => state.errors?.[name]);
  return (
    <MoreFields
      title="Consent of the parents"
      open={rule !== "" || isTyped || isWrong}
      className="grid gap-5 px-4 pb-4"
    >
      <SpecField
        specs={fields}
        name="consent_by"
        hint="Where a child can be seen or is named. Such as: Mrs. Rina Ghosh, mother"
        state={state}
      />
      <SpecField specs={fields} name="consent_on" hint="Empty: today." state={state} />
      {rule === "ask" ? (
        <div className="grid gap-2">
          <FieldError id="consent_missing-problem" error={state.errors?.consent_missing} />
          <SpecField specs={fields} name="consent_missing" state={state} />
        </div>
      ) : null}
    </MoreFields>
  );
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
