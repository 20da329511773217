import { t } from "#say";
import { amenities, parseAmenity } from "~/content/amenities/amenity.server";
import { amenity } from "~/kinds/amenity";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(amenity, amenities, parseAmenity, wordsBody, { defaults: () => ({ position: "1" }) });
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(amenity);

export default editRecord(amenity, AmenityFields);

function AmenityFields({ state }: { state: FormState }) {
  const input = inputsOf(amenity.fields, state);
  return (
    <>
      {input("label", { hint: t("For example Cafeteria") })}
      {input("icon")}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
