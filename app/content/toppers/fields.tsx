import { type FormState, SpecField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { topper } from "./topper";

/** The inputs of a result, to add one and to edit one. */
export function TopperFields({ state, adding }: { state: FormState; adding: boolean }) {
  const { fields } = topper;
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <SpecField specs={fields} name="name" state={state} />
      <SpecField specs={fields} name="marks" hint="For example 97.4%" state={state} />
      <SpecField specs={fields} name="std" hint="For example Class XII, Science" state={state} />
    </>
  );
}
