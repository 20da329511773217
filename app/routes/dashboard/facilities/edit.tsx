import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { listReservedAddresses } from "~/capabilities/addresses/reserved.server";
import { albumChoices, readAlbumCards } from "~/content/albums/album.server";
import { facilities, parseFacility } from "~/content/facilities/facility.server";
import { namedOptions } from "~/forms/field-specs";
import { facility, samplePhotosChoice } from "~/kinds/facility";
import { servicesOf } from "~/services/services.server";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(
  facility,
  facilities,
  async (fields: URLSearchParams) => parseFacility(fields, await listReservedAddresses()),
  wordsBody,
  { defaults: () => ({ position: "1", beside_place: "9" }) },
);

export async function loader(args: LoaderFunctionArgs) {
  const form = await page.loader(args);
  const { db } = servicesOf(args.context);
  const saved = args.params.id === undefined ? undefined : await facilities.find(db, Number(args.params.id));
  const photoChoices = [
    { value: "", label: t("No photos") },
    ...(saved?.photos === samplePhotosChoice
      ? [{ value: samplePhotosChoice, label: t("Sample photos") }]
      : []),
    ...(await albumChoices(db)),
  ];
  const album = Number(saved?.photos) || 0;
  const banner = (await readAlbumCards(db, album ? [album] : [])).get(album)?.cover;
  return { ...form, photoChoices, croppedPicture: banner };
}

export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(facility);

export default editRecord(facility, Fields);

function Fields({ state }: { state: FormState }) {
  const { photoChoices } = useLoaderData<typeof loader>();
  return <FacilityFields state={state} photoChoices={photoChoices} />;
}

interface FacilityFieldsProps {
  state: FormState;
  photoChoices: readonly { value: string; label: string }[];
}

function FacilityFields({ state, photoChoices }: FacilityFieldsProps) {
  const { fields } = facility;
  const input = inputsOf(
    { ...fields, photos: { ...fields.photos, options: namedOptions(photoChoices) } },
    state,
  );
  return (
    <>
      {input("title")}
      {input("lead")}
      {input("details", {
        rows: 7,
        hint: t("Addresses and phone numbers become links."),
        tools: <FormatButtons field="details" />,
      })}
      {input("tags", { hint: t("Write one on each line. For example: Reading hour"), rows: 5 })}
      {input("photos", {
        hint: t("The photos of an album, in its order. Its cover is the picture at the top of the page."),
      })}
      {input("position", { hint: t("The place in the menu. 1 comes first.") })}
      <NamesInLists state={state} />
    </>
  );
}

const names = ["address", "menu_label", "beside", "beside_place", "footer_label"] as const;

/** Closed unless it contains an error. */
function NamesInLists({ state }: { state: FormState }) {
  const input = inputsOf(facility.fields, state);
  return (
    <MoreFields
      title={t("Address, and names in menu and lists")}
      open={names.some((name) => state.errors?.[name])}
    >
      {input("address", {
        hint: t(
          "The end of its web address, such as library. Empty, it is made from the name. An older address leads to the new one.",
        ),
      })}
      {input("menu_label", { hint: t("Empty, the menu has the name.") })}
      {input("beside", {
        hint: t("Leave empty to use the name. For several names, write one per line."),
        rows: 3,
      })}
      {input("beside_place", {
        hint: t("1 comes first. Empty, it is not in that list."),
        inputMode: "numeric",
      })}
      {input("footer_label", { hint: t("Such as Library. Empty, it is not there.") })}
    </MoreFields>
  );
}
