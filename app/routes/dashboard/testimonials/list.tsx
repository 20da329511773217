import { useLoaderData } from "@remix-run/react";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { excerpt } from "~/forms/excerpt";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(testimonials);

export const meta = listMeta(testimonial);

export default function Testimonials() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={testimonial} page={page} empty={{ icon: "quote", words: "No testimonials yet." }}>
      {(row) => <p className="hint">{excerpt(row.details, 100)}</p>}
    </RecordList>
  );
}
