import { type FormState, SpecField } from "~/ui/form/fields";
import { amenity } from "./amenity";

/** The inputs of an amenity, to add one and to edit one. */
export function AmenityFields({ state }: { state: FormState }) {
  const { fields } = amenity;
  return (
    <>
      <SpecField specs={fields} name="label" hint="For example Cafeteria" state={state} />
      <SpecField specs={fields} name="icon" state={state} />
      <SpecField specs={fields} name="position" hint="1 comes first." state={state} />
    </>
  );
}
