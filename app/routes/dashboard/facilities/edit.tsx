import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { albumChoices } from "~/content/albums/queries.server";
import { facility, samplePhotosChoice } from "~/content/facilities/facility";
import { FacilityFields } from "~/content/facilities/fields";
import { parseFacility } from "~/content/facilities/form.server";
import { facilities } from "~/content/facilities/queries.server";
import { servicesOf } from "~/services/services.server";
import type { FormState } from "~/ui/form/fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(facility, facilities, parseFacility, wordsBody, {
  defaults: () => ({ position: "1", beside_place: "9" }),
});

export async function loader(args: LoaderFunctionArgs) {
  const form = await page.loader(args);
  const { db } = servicesOf(args.context);
  const saved = args.params.id === undefined ? undefined : await facilities.find(db, Number(args.params.id));
  const photoChoices = [
    { value: "", label: t("No photos") },
    ...(saved?.sample_photos ? [{ value: samplePhotosChoice, label: t("Sample photos") }] : []),
    ...(await albumChoices(db)),
  ];
  return { ...form, photoChoices };
}

export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(facility);

export default editRecord(facility, Fields);

function Fields({ state }: { state: FormState }) {
  const { photoChoices } = useLoaderData<typeof loader>();
  return <FacilityFields state={state} photoChoices={photoChoices} />;
}
