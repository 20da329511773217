import { amenities, facilities, facilityCards } from "~/content/facilities/facilities";
import { FixedPicture } from "~/ui/fixed-picture";
import { Icon } from "~/ui/icon";
import { phoneSizes } from "~/ui/phone-sizes";

/** Six cards, six amenities, and two ways to see for oneself (specification section 2, home page, point 9). */
export function FacilitiesSection({ campusVideo }: { campusVideo: string }) {
  return (
    <section className="section section-tint" aria-labelledby="facilities-heading" data-fade>
      <div className="shell">
        <p className="eyebrow">Room to grow</p>
        <h2 id="facilities-heading">Facilities</h2>
        <ul className="facility-cards">
          {facilityCards.map((card) => (
            <li key={card.title} className="card">
              <FixedPicture
                name={card.picture}
                alt=""
                sizes={phoneSizes("92vw", "(width < 64rem) 44vw, 24rem")}
              />
              <h3>
                <a href={card.to}>{card.title}</a>
              </h3>
              <p>{card.description}</p>
              <ul className="features">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ul className="amenities" aria-label="Amenities">
          {amenities.map((amenity) => (
            <li key={amenity.label}>
              <Icon name={amenity.icon} size={28} />
              {amenity.label}
            </li>
          ))}
        </ul>
        <p className="actions-centre">
          <a
            className="button button-primary"
            href={campusVideo ? `https://www.youtube.com/watch?v=${campusVideo}` : facilities[0]?.path}
          >
            <Icon name={campusVideo ? "player-play" : "chevron-right"} />
            Start Virtual Tour
          </a>
          <a className="button button-quiet" href="/contact?about=visit">
            <Icon name="calendar-event" />
            Schedule Visit
          </a>
        </p>
      </div>
    </section>
  );
}
