import { type FormState, SpecField } from "~/ui/form/fields";
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
  const opens = { ...fields.opens, options: pages };
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <SpecField specs={fields} name="title" hint="For example Green Campus" state={state} />
      <SpecField specs={fields} name="description" hint="One sentence." rows={3} state={state} />
      <SpecField specs={fields} name="features" hint="Write one on each line." rows={4} state={state} />
      <SpecField specs={{ opens }} name="opens" state={state} />
      <SpecField specs={fields} name="position" hint="1 comes first." state={state} />
    </>
  );
}
