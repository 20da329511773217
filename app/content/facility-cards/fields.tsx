import { t } from "#say";
import { namedOptions } from "~/forms/field-specs";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { facilityCard } from "./facility-card";

interface FacilityCardFieldsProps {
  state: FormState;
  adding: boolean;
  /** The pages that a card can open. */
  pages: readonly { value: string; label: string }[];
}

/** The inputs of a facility card, to add one and to edit one. */
export function FacilityCardFields({ state, adding, pages }: FacilityCardFieldsProps) {
  const { fields } = facilityCard;
  const input = inputsOf({ ...fields, opens: { ...fields.opens, options: namedOptions(pages) } }, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("title", { hint: t("For example Green Campus") })}
      {input("description", { hint: t("One sentence."), rows: 3 })}
      {input("features", { hint: t("Write one on each line."), rows: 4 })}
      {input("opens")}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
