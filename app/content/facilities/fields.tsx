import { type FormState, SpecField } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { facility } from "./facility";

interface FacilityFieldsProps {
  state: FormState;
  /** What the photos are chosen from. */
  photoChoices: readonly { value: string; label: string }[];
}

/** The inputs of a facility, to add one and to edit one. */
export function FacilityFields({ state, photoChoices }: FacilityFieldsProps) {
  const { fields } = facility;
  const photos = { ...fields.photos, options: photoChoices };
  return (
    <>
      <SpecField specs={fields} name="title" state={state} />
      <SpecField specs={fields} name="lead" state={state} />
      <SpecField
        specs={fields}
        name="details"
        rows={7}
        hint="**Two stars** around words make them bold, a dash (-) starts a list, an empty line starts a paragraph; addresses and phone numbers become links."
        tools={<FormatButtons field="details" />}
        state={state}
      />
      <SpecField
        specs={fields}
        name="tags"
        hint="Write one on each line. For example: Reading hour"
        rows={5}
        state={state}
      />
      <SpecField
        specs={{ photos }}
        name="photos"
        hint="The photos of an album, in its order. Its cover is the picture at the top of the page."
        state={state}
      />
      <SpecField specs={fields} name="position" hint="The place in the menu. 1 comes first." state={state} />
      <NamesInLists state={state} />
    </>
  );
}

const names = ["address", "menu_label", "beside", "beside_place", "footer_label"] as const;

/** Closed until something in it is wrong: most facilities need nothing of it. */
function NamesInLists({ state }: { state: FormState }) {
  const { fields } = facility;
  return (
    <MoreFields
      title="Address, and names in menu and lists"
      open={names.some((name) => state.errors?.[name])}
    >
      <SpecField
        specs={fields}
        name="address"
        hint="The end of its web address, such as library. Empty, it is made from the name. An older address leads to the new one."
        state={state}
      />
      <SpecField specs={fields} name="menu_label" hint="Empty, the menu has the name." state={state} />
      <SpecField
        specs={fields}
        name="beside"
        hint="Empty, the list has the name. Write one on each line where it is to stand there by several names."
        rows={3}
        state={state}
      />
      <SpecField
        specs={fields}
        name="beside_place"
        hint="1 comes first. Empty, it is not in that list."
        inputMode="numeric"
        state={state}
      />
      <SpecField
        specs={fields}
        name="footer_label"
        hint="Such as Library. Empty, it is not there."
        state={state}
      />
    </MoreFields>
  );
}
