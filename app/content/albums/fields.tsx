import { type FormState, SpecField } from "~/ui/form/fields";
import { album } from "./album";

/** The inputs of an album's own words. */
export function AlbumFields({ state }: { state: FormState }) {
  const { fields } = album;
  return (
    <>
      <SpecField specs={fields} name="name" state={state} />
      <SpecField
        specs={fields}
        name="date"
        hint="When it was. The gallery shows albums by year."
        state={state}
      />
      <SpecField specs={fields} name="details" rows={3} state={state} />
    </>
  );
}
