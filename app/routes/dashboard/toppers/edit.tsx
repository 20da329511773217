import { t } from "#say";
import { withConsent } from "~/capabilities/consents/with-consent";
import { parseTopper, toppers } from "~/content/toppers/topper.server";
import { topper } from "~/kinds/topper";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(topper, toppers, parseTopper, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(topper);

export default editRecord(topper, withConsent(topper.key, TopperFields));

function TopperFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(topper.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("marks", { hint: t("For example 97.4%") })}
      {input("std", { hint: t("For example Class XII, Science") })}
    </>
  );
}
