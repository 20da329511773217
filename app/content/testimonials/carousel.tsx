import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { editPathOf } from "~/kinds/kind";
import { languageProps } from "~/text/language";
import { Button } from "~/ui/form/button";
import { EmptyList } from "~/ui/lists/empty-list";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { TakeDownLink } from "~/ui/records/take-down-link";
import { LongText } from "~/ui/text/long-text";
import { testimonial as testimonialWords } from "../../kinds/testimonial";
import type { Testimonial } from "./testimonial.server";

const rowClass = "flex snap-x snap-mandatory gap-5 overflow-x-auto pt-2 pb-6 print:flex-wrap";
// Without script there are no buttons: part of the next card shows that there are more.
const threeClass = `${rowClass} md:max-lg:noscript:*:w-[46%]`;
const moreClass = `${threeClass} lg:noscript:*:w-[31%]`;

/** With script, advances every 5000 ms in a loop, 1, 2 or 3 at a time (specification section 4). */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return <EmptyList icon="quote">{t("No testimonials yet.")}</EmptyList>;
  const { length } = testimonials;
  return (
    <section className="relative" data-enhance="testimonials" aria-label={t("Testimonials")}>
      <ListInEnglish texts={testimonials.map(({ details }) => details)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={length > 3 ? moreClass : length === 3 ? threeClass : rowClass} tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            // Part of the next card shows that there are more.
            className="card flex w-[88%] flex-none snap-start flex-col justify-between gap-4 md:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]"
          >
            <blockquote className="font-serif text-base">
              <LongText text={testimonial.details} />
            </blockquote>
            <p
              className="flex items-center gap-3 font-bold max-2xs:flex-col max-2xs:items-start"
              {...languageProps(testimonial.name)}
            >
              <Photo
                picture={testimonial.picture}
                alt=""
                sizes="4rem"
                className="size-16 max-w-none rounded-full object-cover"
              />
              {testimonial.name}
            </p>
            <p>
              <TakeDownLink
                kind={testimonialWords.key}
                id={testimonial.id}
                words={t(testimonialWords.children.takeDown)}
                of={testimonial.name}
              />
              <EditLink to={editPathOf(testimonialWords, testimonial.id)} of={testimonial.name} />
            </p>
          </li>
        ))}
      </ul>
      {/* Next to the link below, so that its appearance shifts nothing. */}
      <div className="absolute top-full right-0 flex gap-2" data-part="controls" hidden>
        <Button type="button" className="back icon-only px-3">
          {t("Previous testimonial")}
        </Button>{" "}
        <Button type="button" className="icon-only pause px-3" aria-pressed="false">
          {t("Pause the testimonials")}
        </Button>{" "}
        <Button type="button" className="onward icon-only px-3">
          {t("Next testimonial")}
        </Button>
      </div>
    </section>
  );
}
