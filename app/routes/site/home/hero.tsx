import type { Slide } from "~/content/slides/queries.server";
import { Photo } from "~/files/photo";
import { Icon } from "~/ui/icon";
import { phoneSizes } from "~/ui/phone-sizes";

/**
 * The full-screen slider. Without script the slides lie side by side, to be scrolled or reached by the dots;
 * the enhancement fades between them every 6 seconds (specification sections 2 and 9). The first picture is the
 * page's largest paint.
 */
export function Hero({ slides }: { slides: Slide[] }) {
  return (
    <section className="hero" data-enhance="hero" aria-roledescription="carousel" aria-label="Our school">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="hero-window" tabIndex={0} aria-label="Slides">
        <ul className="hero-track">
          {slides.map((slide, index) => (
            <li key={slide.id} id={`slide-${index + 1}`}>
              <Photo
                picture={slide.picture}
                alt=""
                sizes={index === 0 ? "100vw" : phoneSizes("100vw", "100vw")}
                priority={index === 0}
              />
              <div className="shell hero-words">
                {slide.subtitle ? <p className="eyebrow">{slide.subtitle}</p> : null}
                <h2>{slide.title}</h2>
                {slide.description ? <p>{slide.description}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {slides.length > 1 ? (
        <div className="hero-controls shell">
          <button type="button" className="hero-previous" hidden aria-label="Previous slide">
            <Icon name="chevron-left" />
          </button>
          <ol className="hero-dots">
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <a href={`#slide-${index + 1}`}>
                  <span className="sr-only">{`Slide ${index + 1}: ${slide.title}`}</span>
                </a>
              </li>
            ))}
          </ol>
          <button type="button" className="hero-next" hidden aria-label="Next slide">
            <Icon name="chevron-right" />
          </button>
          <button
            type="button"
            className="hero-pause pause"
            hidden
            aria-pressed="false"
            aria-label="Pause the slides"
          >
            <Icon name="player-pause" />
            <Icon name="player-play" />
          </button>
        </div>
      ) : null}
    </section>
  );
}
