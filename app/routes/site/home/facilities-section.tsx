import { amenity as amenityWords } from "~/content/amenities/amenity";
import type { Amenity } from "~/content/amenities/queries.server";
import { facilities, facilityCards } from "~/content/facilities/facilities";
import { editPathOf } from "~/content/records/kind";
import { SectionHeading } from "~/content/texts/section-heading";
import { EditLink } from "~/ui/edit-link";
import { FixedPicture } from "~/ui/fixed-picture";
import { Icon, type IconName } from "~/ui/icon";
import { languageOf } from "~/ui/language";
import { phoneSizes } from "~/ui/phone-sizes";

interface FacilitiesProps {
  /** The line above the heading. */
  above: string;
  heading: string;
  amenities: Amenity[];
  campusVideo: string;
}

/** Six cards, six amenities, and two ways to see for oneself (specification section 2, home page, point 9). */
export function FacilitiesSection({ above, heading, amenities, campusVideo }: FacilitiesProps) {
  return (
    <section className="section fade-in bg-green-mist" aria-labelledby="facilities-heading" data-fade>
      <div className="shell">
        <SectionHeading id="facilities-heading" above={above} heading={heading} name="facilities_heading" />
        <ul className="my-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {facilityCards.map((card) => (
            <li key={card.title} className="card relative overflow-hidden p-0">
              <FixedPicture
                name={card.picture}
                alt=""
                className="w-full"
                sizes={phoneSizes("92vw", "(width < 64rem) 44vw, 24rem")}
              />
              <h3 className="mx-5 mt-4 text-2xl">
                {/* The whole card is the link's target. */}
                <a className="after:absolute after:inset-0" href={card.to}>
                  {card.title}
                </a>
              </h3>
              <p className="mx-5">{card.description}</p>
              <ul className="mx-5 mt-2 mb-5 list-disc pl-5 text-md text-ink-soft">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {amenities.length > 0 ? (
          <ul
            className="my-8 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-2 gap-y-5 text-center text-sm font-semibold lg:grid-cols-6"
            aria-label="Amenities"
          >
            {amenities.map((amenity) => (
              <li
                key={amenity.id}
                className="grid justify-items-center gap-1.5"
                lang={languageOf(amenity.label)}
              >
                <Icon name={amenity.icon as IconName} size={28} />
                {amenity.label}
                <EditLink to={editPathOf(amenityWords, amenity.id)} of={amenity.label} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <a
            className="button button-primary"
            href={campusVideo ? `https://www.youtube.com/watch?v=${campusVideo}` : facilities[0]?.path}
          >
            <Icon name={campusVideo ? "player-play" : "chevron-right"} />
            Start Virtual Tour
          </a>{" "}
          <a className="button button-quiet" href="/contact?about=visit">
            <Icon name="calendar-event" />
            Schedule Visit
          </a>
        </p>
      </div>
    </section>
  );
}
