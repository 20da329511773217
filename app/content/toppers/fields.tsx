import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { topper } from "./topper";

/** The inputs of a result, to add one and to edit one. */
export function TopperFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(topper.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("marks", { hint: t("For example 97.4%") })}
      {input("std", { hint: t("For example Class XII, Science") })}
    </>
  );
}
