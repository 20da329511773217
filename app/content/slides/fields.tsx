import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { slide } from "./slide";

/** The inputs of a slide, to add one and to edit one. */
export function SlideFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(slide.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} wide />
      {input("title")}
      {input("subtitle")}
      {input("description", { rows: 4 })}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
