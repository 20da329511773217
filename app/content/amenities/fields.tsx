import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { amenity } from "./amenity";

/** The inputs of an amenity, to add one and to edit one. */
export function AmenityFields({ state }: { state: FormState }) {
  const input = inputsOf(amenity.fields, state);
  return (
    <>
      {input("label", { hint: t("For example Cafeteria") })}
      {input("icon")}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
