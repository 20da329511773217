import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { TestimonialCarousel } from "~/content/testimonials/carousel";
import { testimonials } from "~/content/testimonials/testimonial.server";
import { servicesOf } from "~/services/services.server";
import { PageHeader } from "~/ui/page/page-header";
import { starterIds } from "~db/starter-marks";
import { SamplePeople } from "./sample-people";
import { titledPage } from "./titled";
import { sampleShare } from "./whole-list.server";

const limit = 24;

export const handle = { layout: "wide" };
export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [rows, starters] = await Promise.all([
    testimonials.list(db, { limit }),
    starterIds(db, "testimonials"),
  ]);
  return { testimonials: rows, samples: sampleShare(rows, starters) };
}

export const meta = titledPage(msg("Parents Testimonial"));

export default function ParentsTestimonial() {
  const { testimonials, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Parents Testimonial")} />
      <div className="shell section">
        <SamplePeople samples={samples} />
        <TestimonialCarousel testimonials={testimonials} />
        <p className="print:hidden">
          <a className="button button-quiet" href="/">
            {t("Back to Home")}
          </a>
        </p>
      </div>
    </>
  );
}
