import { useLoaderData } from "@remix-run/react";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(testimonials);

export const meta = listMeta(testimonial);

export default function Testimonials() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={testimonial} page={page} empty={{ icon: "quote", words: "No testimonials yet." }}>
      {(row) => <p className="hint">{row.details.slice(0, 100)}</p>}
    </RecordList>
  );
}
