import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import type { Amenity } from "~/content/amenities/amenity.server";
import type { Picture } from "~/files/pictures/picture";
import { amenity as amenityWords } from "~/kinds/amenity";
import { facilityCard as cardWords } from "~/kinds/facility-card";
import { editPathOf } from "~/kinds/kind";
import { SectionHeading } from "~/page-texts/section-heading";
import { languageProps } from "~/text/language";
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
  return (
    <section
      className="section below-fold-277 fade-in bg-green-mist"
      aria-labelledby="facilities-heading"
      data-fade
    >
      <div className="shell">
        <SectionHeading of="facilities" eyebrow={eyebrow} heading={heading} />
        <ListInEnglish texts={cards.map(({ title, description }) => `${title} ${description}`)} />
        <ul
          className={`my-4 grid gap-3 empty:hidden sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 ${columnClasses[fullestColumns(cards.length, [3, 4, 2])]}`}
        >
          {cards.map((card) => (
            <li
              key={card.id}
              className="relative grid content-start max-sm:gap-x-3 2xs:max-sm:grid-cols-[5rem_minmax(0,1fr)] light:grid-cols-1"
            >
              <Photo
                picture={card.picture}
                alt=""
                small
                className="aspect-4/3 w-full rounded-card object-cover"
                sizes={phoneSizes("5rem", "(width < 64rem) 44vw, 24rem")}
              />
              <div className="sm:pt-3">
                <h3 className="text-lg" {...languageProps(card.title)}>
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
              </div>
            </li>
          ))}
        </ul>
        {amenities.length > 0 ? (
          <ul
            className="my-6 print:mb-0 grid grid-cols-1 2xs:grid-cols-2 xs:grid-cols-3 lg:flex lg:flex-wrap gap-y-4 text-center text-sm font-semibold lg:*:flex-[1_1_7.5rem]"
            aria-label={t("Amenities")}
          >
            {amenities.map((amenity) => (
              <li
                key={amenity.id}
                className="grid content-start justify-items-center gap-1.5"
                {...languageProps(amenity.label)}
              >
                <Icon name={amenity.icon as IconName} size={28} />
                {amenity.label}
                <EditLink to={editPathOf(amenityWords, amenity.id)} of={amenity.label} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
          {campusVideo || tour ? (
            <a
              className="button button-primary"
              href={campusVideo ? `https://www.youtube.com/watch?v=${campusVideo}` : tour}
            >
              <Icon name={campusVideo ? "player-play" : "chevron-right"} />
              {t("Start Virtual Tour")}
            </a>
          ) : null}{" "}
          <a className="button button-quiet" href="/contact?about=visit">
            <Icon name="calendar-event" />
            {t("Schedule Visit")}
          </a>
        </p>
      </div>
    </section>
  );
}
