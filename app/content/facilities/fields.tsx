import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
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
  const input = inputsOf({ ...fields, photos: { ...fields.photos, options: photoChoices } }, state);
  return (
    <>
      {input("title")}
      {input("lead")}
      {input("details", {
        rows: 7,
        hint: "**Two stars** around words make them bold, a dash (-) starts a list, an empty line starts a paragraph; addresses and phone numbers become links.",
        tools: <FormatButtons field="details" />,
      })}
      {input("tags", { hint: "Write one on each line. For example: Reading hour", rows: 5 })}
      {input("photos", {
        hint: "The photos of an album, in its order. Its cover is the picture at the top of the page.",
      })}
      {input("position", { hint: "The place in the menu. 1 comes first." })}
      <NamesInLists state={state} />
    </>
  );
}

const names = ["address", "menu_label", "beside", "beside_place", "footer_label"] as const;

/** Closed until something in it is wrong: most facilities need nothing of it. */
function NamesInLists({ state }: { state: FormState }) {
  const input = inputsOf(facility.fields, state);
  return (
    <MoreFields
      title={t("Address, and names in menu and lists")}
      open={names.some((name) => state.errors?.[name])}
    >
      {input("address", {
        hint: "The end of its web address, such as library. Empty, it is made from the name. An older address leads to the new one.",
      })}
      {input("menu_label", { hint: "Empty, the menu has the name." })}
      {input("beside", {
        hint: "Empty, the list has the name. Write one on each line where it is to stand there by several names.",
        rows: 3,
      })}
      {input("beside_place", { hint: "1 comes first. Empty, it is not in that list.", inputMode: "numeric" })}
      {input("footer_label", { hint: "Such as Library. Empty, it is not there." })}
    </MoreFields>
  );
}
