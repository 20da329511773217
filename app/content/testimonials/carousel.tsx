import { Photo } from "~/files/photo";
import { Icon } from "~/ui/icon";
import type { Testimonial } from "./queries.server";

/**
 * Testimonials side by side, to be scrolled by hand without script; the enhancement makes them a carousel that
 * moves on by itself (specification section 4: 5000 ms, loop, 1, 2 or 3 at a time).
 */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) {
    return (
      <p className="empty">
        <Icon name="quote" size={28} />
        No testimonials yet.
      </p>
    );
  }
  return (
    <section className="carousel" data-enhance="testimonials" aria-label="Testimonials">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="carousel-track" tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="card">
            <blockquote>{testimonial.details}</blockquote>
            <p className="speaker">
              <Photo picture={testimonial.picture} alt="" sizes="4rem" />
              {testimonial.name}
            </p>
          </li>
        ))}
      </ul>
      <div className="carousel-controls" hidden>
        <button type="button" className="button button-quiet" aria-label="Previous testimonial">
          <Icon name="chevron-left" size={18} />
        </button>
        <button
          type="button"
          className="button button-quiet pause"
          aria-pressed="false"
          aria-label="Pause the testimonials"
        >
          <Icon name="player-pause" size={18} />
          <Icon name="player-play" size={18} />
        </button>
        <button type="button" className="button button-quiet" aria-label="Next testimonial">
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
    </section>
  );
}
