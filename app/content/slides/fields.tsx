import { type FormState, SpecField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { slide } from "./slide";

/** The inputs of a slide, to add one and to edit one. */
export function SlideFields({ state, adding }: { state: FormState; adding: boolean }) {
  const { fields } = slide;
  return (
    <>
      <PhotoField state={state} adding={adding} wide />
      <SpecField specs={fields} name="title" state={state} />
      <SpecField specs={fields} name="subtitle" state={state} />
      <SpecField specs={fields} name="description" rows={4} state={state} />
      <SpecField specs={fields} name="position" hint="1 comes first." state={state} />
    </>
  );
}
