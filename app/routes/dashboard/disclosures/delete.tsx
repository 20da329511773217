import { useLoaderData } from "@remix-run/react";
import { disclosure } from "~/content/disclosures/disclosure";
import { disclosures } from "~/content/disclosures/queries.server";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(disclosure, disclosures);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(disclosure);

export default function DeleteDisclosure() {
  return <DeleteRecord words={disclosure} {...useLoaderData<typeof loader>()} />;
}
