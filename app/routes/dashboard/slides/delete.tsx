import { useLoaderData } from "@remix-run/react";
import { slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(slide, slides);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(slide);

export default function DeleteSlide() {
  return <DeleteRecord words={slide} {...useLoaderData<typeof loader>()} />;
}
