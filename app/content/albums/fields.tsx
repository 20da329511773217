import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { album } from "../../kinds/album";

export function AlbumFields({ state }: { state: FormState }) {
  const input = inputsOf(album.fields, state);
  return (
    <>
      {input("name")}
      {input("date", { hint: t("When it was. The gallery shows albums by year.") })}
      {input("details", { rows: 3 })}
    </>
  );
}
