import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { listFacilityLinks } from "~/content/facilities/queries.server";
import { facilityCard } from "~/content/facility-cards/facility-card";
import { FacilityCardFields } from "~/content/facility-cards/fields";
import { parseFacilityCard } from "~/content/facility-cards/form.server";
import { facilityCards } from "~/content/facility-cards/queries.server";
import { servicesOf } from "~/services/services.server";
import type { FormState } from "~/ui/form/fields";
import { menuPages } from "~/ui/frame/menu";
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
    ...menuPages()
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
