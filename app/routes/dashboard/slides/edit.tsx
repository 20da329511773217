import { parseSlide, slides } from "~/content/slides/slide.server";
import { slide } from "~/kinds/slide";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { widePhotoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(slide, slides, parseSlide, widePhotoBody, {
  defaults: () => ({ position: "1" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(slide);

export default editRecord(slide, SlideFields);

function SlideFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(slide.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} wide />
      {input("title")}
      {input("subtitle")}
      {input("description", { rows: 4 })}
      {input("position")}
    </>
  );
}
