import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withConsent } from "~/capabilities/consents/with-consent";
import { parserOf, type Typed } from "~/forms/fields.server";
import type { StaffKind } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { fromEntries } from "~/text/from-entries";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody, wordsBody } from "./bodies.server";
import { editPage } from "./edit-page.server";
import { editMeta, editRecord } from "./edit-record";
import { findKind } from "./find-kind.server";

const kinds = staffKinds.filter(({ own }) => !own?.includes("edit"));

type Kind = (typeof kinds)[number];

const createPage = (kind: Kind) =>
  editPage(
    kind as StaffKind<object>,
    recordsOf(kind),
    parserOf(kind.fields),
    kind.file ? photoBody : wordsBody,
    {
      defaults: (): Typed => (kind.ordered === "new first" ? { position: "1" } : {}),
    },
  );

const pages = fromEntries(kinds.map((kind) => [kind.key, createPage(kind)]));

/** For kinds without their own `<noun>/edit.tsx`: inputs of all fields, in their order. */
export async function loader(args: LoaderFunctionArgs) {
  const { key } = findKind(args.request, "add", "record");
  return { ...(await pages[key]?.loader(args)), kind: key };
}

export async function action(args: ActionFunctionArgs) {
  return pages[findKind(args.request, "add", "record").key]?.action(args);
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = kinds.find(({ key }) => key === args.data?.kind);
  return kind ? editMeta(kind)(args) : [];
};

function createForm(kind: Kind) {
  function Inputs({ state, adding }: { state: FormState; adding: boolean }) {
    const input = inputsOf(kind.fields, state);
    return (
      <>
        {kind.file ? <PhotoField state={state} adding={adding} /> : null}
        {Object.keys(kind.fields).map((name) => input(name))}
      </>
    );
  }
  return editRecord(kind, kind.children?.consent ? withConsent(kind.key, Inputs) : Inputs);
}

const forms = fromEntries(kinds.map((kind) => [kind.key, createForm(kind)]));

export default function EditRecord() {
  const { kind } = useLoaderData<typeof loader>();
  const Form = forms[kind];
  return Form ? <Form /> : null;
}
