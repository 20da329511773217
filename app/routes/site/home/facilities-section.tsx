import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import type { Amenity } from "~/content/amenities/amenity.server";
import type { Picture } from "~/files/pictures/picture";
import { amenity as amenityWords } from "~/kinds/amenity";
import { facilityCard as cardWords } from "~/kinds/facility-card";
import { editPathOf } from "~/kinds/kind";
import { SectionHeading } from "~/page-texts/section-heading";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { Icon, type IconName } from "~/ui/icons/icon";
import { fullestColumns } from "~/ui/pictures/full-rows";
import { phoneSizes } from "~/ui/pictures/phone-sizes";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";

interface FacilitiesProps {
  eyebrow: string;
  heading: string;
  cards: {
    id: number;
    title: string;
    description: string;
    features: string[];
    picture: Picture;
    to?: string | undefined;
  }[];
  amenities: Amenity[];
  /** Address of the tour if the campus has no film; empty without facilities. */
  tour: string;
  campusVideo: string;
}

const columnClasses = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** Facility cards, amenities, tour and visit (specification section 2, home page, point 9). */
export function FacilitiesSection({
  eyebrow,
  heading,
  cards,
  amenities,
  tour,
  campusVideo,
}: FacilitiesProps) {
  if (cards.length === 0 && amenities.length === 0 && !tour) return null;
  return (
    <section
      className="section below-fold-122 fade-in bg-green-mist"
      aria-labelledby="facilities-heading"
      data-fade
    >
      <div className="shell">
        <SectionHeading of="facilities" eyebrow={eyebrow} heading={heading} />
        <ListInEnglish texts={cards.map(({ title, description }) => `${title} ${description}`)} />
        <ul
          className={`my-3 gap-3 empty:hidden max-sm:-mx-edge max-sm:flex max-sm:overflow-x-auto max-sm:px-edge max-sm:pb-2 sm:my-4 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 ${columnClasses[fullestColumns(cards.length, [3, 4, 2])]}`}
        >
          {cards.map((card) => (
            <li
              key={card.id}
              className="relative content-start max-sm:w-[min(15rem,78vw)] max-sm:flex-none sm:grid"
            >
              <Photo
                picture={card.picture}
                alt=""
                small
                className="aspect-4/3 w-full rounded-petal object-cover max-sm:aspect-16/9"
                sizes={phoneSizes("15rem", "(width < 64rem) 44vw, 24rem")}
              />
              <h3 className="pt-2 text-lg sm:pt-3" {...languageProps(card.title)}>
                {card.to ? (
                  <a className="after:absolute after:inset-0" href={card.to}>
                    {card.title}
                  </a>
                ) : (
                  card.title
                )}
                <EditLink to={editPathOf(cardWords, card.id)} of={card.title} />
              </h3>
              <LongText text={card.description} className="max-sm:text-sm/snug" />
              <ul className="mt-0.5 text-base text-ink-soft max-sm:text-sm/snug sm:mt-2 sm:list-disc sm:pl-5 max-sm:*:inline max-sm:*:not-last:after:[content:',_']">
                {card.features.map((feature) => (
                  <li key={feature} {...languageProps(feature)}>
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {amenities.length > 0 ? (
          <ul
            className="my-3 flex flex-wrap gap-y-1 print:mb-0 sm:my-6 sm:gap-y-4 lg:justify-between"
            aria-label={t("Amenities")}
          >
            {amenities.map((amenity) => (
              <li
                key={amenity.id}
                className="inline-flex items-center gap-1.5 font-semibold max-sm:text-sm max-sm:not-last:after:mr-1.5 max-sm:not-last:after:content-['·'/''] sm:mr-6"
                {...languageProps(amenity.label)}
              >
                <Icon name={amenity.icon as IconName} size={24} className="max-sm:hidden" />
                {amenity.label}
                <EditLink to={editPathOf(amenityWords, amenity.id)} of={amenity.label} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-3 flex flex-wrap justify-center gap-2 2xs:max-sm:flex-nowrap 2xs:max-sm:text-balance 2xs:max-sm:text-center max-sm:[&_svg]:hidden max-sm:[&_.button]:px-3 max-sm:[&_.button]:text-sm sm:mt-4 sm:gap-3 print:hidden">
          {campusVideo || tour ? (
            <ButtonLink
              variant="primary"
              icon={campusVideo ? "player-play" : "chevron-right"}
              href={campusVideo ? `https://www.youtube.com/watch?v=${campusVideo}` : tour}
            >
              {t("Start Virtual Tour")}
            </ButtonLink>
          ) : null}{" "}
          <ButtonLink icon="calendar-event" href="/contact?about=visit">
            {t("Schedule Visit")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
