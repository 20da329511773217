import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photo } from "../../kinds/photo";

export function PhotoFields({ state }: { state: FormState }) {
  return (
    <>
      <PhotoField state={state} adding={false} />
      <PhotoWords state={state} />
    </>
  );
}

export function PhotoWords({ state }: { state: FormState }) {
  const input = inputsOf(photo.fields, state);
  return (
    <>
      {input("title")}
      {input("description", { rows: 4 })}
      {input("alt", {
        hint: t(
          "For people who cannot see it, and for slow connections. For example: Pupils plant saplings along a road. Empty: the title is used.",
        ),
      })}
    </>
  );
}
