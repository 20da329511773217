import { t } from "#say";
import type { ConsentRule } from "~/settings/fields/privacy";
import { FieldError, type FormState, inputsOf } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { atAddingFields as fields } from "./at-adding";

interface AtAddingPartProps {
  rule: ConsentRule | undefined;
  state: FormState;
}

export function AtAddingPart({ rule, state }: AtAddingPartProps) {
  if (rule === undefined) return null;
  const input = inputsOf(fields, state);
  const isTyped = Boolean(state.typed?.consent_by);
  const isWrong = Object.keys(fields).some((name) => state.errors?.[name]);
  return (
    <MoreFields
      title={t("Consent of the parents")}
      open={rule !== "" || isTyped || isWrong}
      className="grid gap-5 px-4 pb-4"
    >
      {input("consent_by", {
        hint: t("Where a child can be seen or is named. Such as: Mrs. Rina Ghosh, mother"),
      })}
      {input("consent_on", { hint: t("Empty: today.") })}
      {rule === "ask" ? (
        <div className="grid gap-2">
          <FieldError id="consent_missing-problem" error={state.errors?.consent_missing} />
          {input("consent_missing")}
        </div>
      ) : null}
    </MoreFields>
  );
}
