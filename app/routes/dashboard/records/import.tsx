import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";
import { fromEntries } from "~/text/from-entries";
import { allImports } from "../imports/all-imports.server";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";
import { findKind } from "./find-kind.server";

const kinds = staffKinds.filter(({ own, pages }) => pages.many && !own?.includes("import"));

/** For kinds without their own `<noun>/import.tsx`. */
function findPage(request: Request) {
  const { key, pages } = findKind(request, "many");
  const found = allImports.find(({ kind }) => kind.pages.many === pages.many);
  if (!found) throw notFound();
  return { key, ...importPage(found) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { key, loader: load } = findPage(args.request);
  return { ...(await load(args)), kind: key };
}

export const action = (args: ActionFunctionArgs) => findPage(args.request).action(args);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = kinds.find(({ key }) => key === args.data?.kind);
  return kind ? importMeta(kind)(args) : [];
};

const forms = fromEntries(
  kinds.map((kind) => [
    kind.key,
    importRecords(kind, { ...(kind.file?.type === "picture" && { files: "picture" }) }),
  ]),
);

export default function ImportRecords() {
  const { kind } = useLoaderData<typeof loader>();
  const Form = forms[kind];
  return Form ? <Form /> : null;
}
