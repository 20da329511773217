import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { Aims } from "~/page-texts/aims";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { SectionHeading } from "~/page-texts/section-heading";
import { figure } from "~/text/figures";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { FormattedText } from "~/ui/text/formatted-text";

interface AboutProps {
  heading: string;
  about: Block[];
  mission: Block[];
  vision: Block[];
  years: string;
  alumni: string;
}

/** Mission, vision and two stat boxes (specification section 2, home page, point 5). */
export function AboutSection({ heading, about, mission, vision, years, alumni }: AboutProps) {
  const boxes = [
    { value: years, label: t("Years of excellence") },
    { value: alumni, label: t("Alumni network") },
  ].filter((box) => box.value);
  if ([about, mission, vision, boxes].every((each) => each.length === 0)) return null;
  return (
    <section className="section below-fold-120 fade-in" aria-labelledby="about-heading" data-fade>
      <div className="shell grid gap-4 md:gap-10 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-16">
        <div>
          <SectionHeading of="about" above={t("About us")} heading={heading} />
          <ListInEnglish texts={[about, mission, vision].map(wordsOfBlocks)} />
          <div className="lead mt-1 max-md:line-clamp-3 max-md:text-base/snug">
            <FormattedText blocks={about} />
          </div>
          <EditTextLink name="about" />
          <ul className="mt-3 mb-1 grid grid-cols-2 gap-3">
            {boxes.map((box) => (
              <li key={box.label} className="border-l-4 border-marigold pl-3 max-md:text-sm/snug">
                <b className="block font-serif text-lg/tight md:text-xl/tight font-bold text-heading">
                  {figure(box.value)}
                </b>{" "}
                {box.label}
              </li>
            ))}
          </ul>
          <a className="more-link after:sign-arrow" href="/about-us">
            {t("Our story")}
          </a>
        </div>
        <div className="grid gap-3 max-md:[&_section>:not(h3)]:line-clamp-2">
          <Aims mission={mission} vision={vision} level="h3" />
        </div>
      </div>
    </section>
  );
}
