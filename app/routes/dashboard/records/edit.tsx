import { withConsent } from "~/capabilities/consents/with-consent";
import { parserOf, type Typed } from "~/forms/fields.server";
import type { StaffKind } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { allInputs, type FormState } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody, wordsBody } from "./bodies.server";
import { editPage } from "./edit-page.server";
import { editMeta, editRecord } from "./edit-record";
import { serveKinds } from "./find-kind.server";
import { pageOfKinds } from "./page-of-kinds";

/** Those without their own `<noun>/edit.tsx`. */
const kinds = staffKinds.filter(({ own }) => !own?.includes("edit"));

const served = serveKinds(kinds, ["add", "record"], (kind) =>
  editPage(
    kind as StaffKind<object>,
    recordsOf(kind),
    parserOf(kind.fields),
    kind.file ? photoBody : wordsBody,
    { defaults: (): Typed => (kind.ordered === "new first" ? { position: "1" } : {}) },
  ),
);
export const loader = served.loader;
export const action = served.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

/** Inputs of all fields, in their order. */
const page = pageOfKinds(kinds, (kind) => {
  const Inputs = ({ state, adding }: { state: FormState; adding: boolean }) => (
    <>
      {kind.file ? <PhotoField state={state} adding={adding} /> : null}
      {allInputs(kind.fields, state)}
    </>
  );
  const Form = kind.children?.consent ? withConsent(kind.key, Inputs) : Inputs;
  return { meta: editMeta(kind), Page: editRecord(kind, Form) };
});
export const meta = page.meta;

export default page.Page;
