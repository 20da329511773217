import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { TestimonialCarousel } from "~/content/testimonials/carousel";
import { testimonials } from "~/content/testimonials/testimonial.server";
import { ButtonLink } from "~/ui/form/button";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { SamplePeople } from "./sample-people";
import { wholeList } from "./whole-list.server";

export const handle = { layout: "wide" };
export const loader = wholeList(testimonials, "testimonials", 24);
export const meta = titled(msg("Parents Testimonial"));

export default function ParentsTestimonial() {
  const { records, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Parents Testimonial")} />
      <div className="shell section">
        <SamplePeople samples={samples} />
        <TestimonialCarousel testimonials={records} />
        <p className="print:hidden">
          <ButtonLink href="/">{t("Back to Home")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
