import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { listFacilityLinks } from "~/content/facilities/facility.server";
import { facilityCards, parseFacilityCard } from "~/content/facility-cards/facility-card.server";
import { namedOptions } from "~/forms/field-specs";
import { facilityCard } from "~/kinds/facility-card";
import { servicesOf } from "~/services/services.server";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { menuPages } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(facilityCard, facilityCards, parseFacilityCard, photoBody, {
  defaults: () => ({ position: "1" }),
});

export async function loader(args: LoaderFunctionArgs) {
  const [form, facilities] = await Promise.all([
    page.loader(args),
    listFacilityLinks(servicesOf(args.context).db),
  ]);
  const pages = [
    { value: "", label: t("No page") },
    ...facilities.map(({ title, to }) => ({ value: decodeURI(to), label: title })),
    ...inWords(menuPages())
      .filter(({ to }) => to !== "/")
      .map(({ label, to }) => ({ value: to, label })),
  ];
  return { ...form, pages };
}

export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(facilityCard);

export default editRecord(facilityCard, Fields);

function Fields({ state, adding }: { state: FormState; adding: boolean }) {
  const { pages } = useLoaderData<typeof loader>();
  return <FacilityCardFields state={state} adding={adding} pages={pages} />;
}

interface FacilityCardFieldsProps {
  state: FormState;
  adding: boolean;
  pages: readonly { value: string; label: string }[];
}

function FacilityCardFields({ state, adding, pages }: FacilityCardFieldsProps) {
  const { fields } = facilityCard;
  const input = inputsOf({ ...fields, opens: { ...fields.opens, options: namedOptions(pages) } }, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("title", { hint: t("For example Green Campus") })}
      {input("description", { hint: t("One sentence."), rows: 3 })}
      {input("features", { hint: t("Write one on each line."), rows: 4 })}
      {input("opens")}
      {input("position")}
    </>
  );
}
