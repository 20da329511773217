import { rich, t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { slide as slideWords } from "~/content/slides/slide";
import type { Slide } from "~/content/slides/slide.server";
import { Photo } from "~/files/photo";
import { languageProps } from "~/text/language";
import { VisitorIcon } from "~/ui/icons/visitor-icon";
import { phoneSizes } from "~/ui/pictures/phone-sizes";
import { EditLink } from "~/ui/records/edit-link";
import { srOnly } from "~/ui/text/screen-reader-text";
import { StaffText } from "~/ui/text/staff-text";

const windowClass =
  "overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none] group-data-[slider=on]:overflow-hidden group-data-[slider=on]:[scroll-snap-type:none]";
const roundClass = "grid size-11 cursor-pointer place-items-center rounded-full hover:bg-glass";

/** Script marks the current slide's dot. Without it, the slide's number shows the position. */
const dotClass =
  "grid size-11 cursor-pointer place-content-center rounded-full text-white hover:bg-glass before:hidden before:size-3 before:rounded-full before:border-2 before:border-white current:before:bg-marigold [@media(scripting:enabled)]:text-[0px] [@media(scripting:enabled)]:before:block light:text-base light:before:hidden";

/**
 * Full-screen slider (specification sections 2 and 9). Without script, slides scroll sideways.
 * The first picture is the page's largest contentful paint.
 */
export function Hero({ slides, admission }: { slides: Slide[]; admission: boolean }) {
  return (
    <section
      className="group relative bg-green-deep text-white **:focus-visible:-outline-offset-4 **:focus-visible:outline-marigold"
      data-enhance="hero"
      aria-roledescription={t(/* What the slides are, for who hears the page. */ "carousel")}
      aria-label={t("Our school")}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={windowClass} tabIndex={0} aria-label={t("Slides")}>
        <ul className="flex print:block">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              id={`slide-${index + 1}`}
              className="hero-slide relative min-h-[clamp(15rem,calc(100svh-30rem),44rem)] w-full flex-none snap-start scroll-mt-48 items-end lg:min-h-[clamp(22rem,calc(100svh-15rem),44rem)] light:min-h-0 print:min-h-0"
            >
              <Photo
                picture={slide.picture}
                alt=""
                sizes={index === 0 ? "100vw" : phoneSizes("100vw", "100vw")}
                priority={index === 0}
                full
                className="absolute inset-0 size-full object-cover print:hidden"
              />
              {/* Dark enough for white text on a white picture. */}
              <div className="relative w-full min-w-0 [background:linear-gradient(to_top,--theme(--color-night),--theme(--color-night-soft))] md:[background:linear-gradient(to_top,--theme(--color-night),--theme(--color-night-soft)_calc(100%-6.5rem),transparent)] pt-6 pb-30 md:pt-28 md:pb-20 light:pt-8 print:py-2">
                <div className="shell *:max-w-144">
                  {slide.subtitle ? (
                    <p
                      {...languageProps(slide.subtitle)}
                      className="mb-2 w-fit rounded-sm bg-marigold px-2 py-0.5 text-sm font-bold text-on-accent"
                    >
                      {slide.subtitle}
                    </p>
                  ) : null}
                  <h2 className="text-hero text-white" {...languageProps(slide.title)}>
                    {slide.title}
                  </h2>
                  <StaffText text={slide.description} className="mt-2 text-lg" />
                  <EditLink to={editPathOf(slideWords, slide.id)} of={slide.title} />
                </div>
              </div>
              <p
                className="shell absolute inset-x-0 bottom-6 text-right print:hidden [@media(scripting:enabled)]:hidden light:block"
                aria-hidden="true"
              >
                {`${index + 1} / ${slides.length}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="shell absolute inset-x-0 bottom-4 z-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {admission ? (
          <a className="button button-accent" href="/admission">
            {t("Admission")}
          </a>
        ) : null}
        {slides.length > 1 ? (
          <div className="flex items-center gap-1 max-md:basis-full">
            <button type="button" className={roundClass} data-part="previous" hidden>
              <span className="sr-only">{t("Previous slide")}</span>
              <VisitorIcon name="chevron-left" />
            </button>
            <ol className="-ml-3 flex">
              {slides.map((slide, index) => (
                <li key={slide.id}>
                  <a
                    className={
                      index === 0 ? `${dotClass} group-not-data-slider:before:bg-marigold` : dotClass
                    }
                    href={`#slide-${index + 1}`}
                    data-part="dot"
                  >
                    {rich(
                      /* Text in the tags is for screen readers only. */ "<heard>Slide </heard>{number, number}<heard>: {title}</heard>",
                      srOnly,
                      {
                        number: index + 1,
                        title: slide.title,
                      },
                    )}
                  </a>
                </li>
              ))}
            </ol>
            <button type="button" className={roundClass} data-part="next" hidden>
              <span className="sr-only">{t("Next slide")}</span>
              <VisitorIcon name="chevron-right" />
            </button>{" "}
            <button
              type="button"
              className={`${roundClass} pause aria-pressed:bg-marigold aria-pressed:text-on-accent`}
              data-part="pause"
              hidden
              aria-pressed="false"
            >
              <span className="sr-only">{t("Pause the slides")}</span>
              <VisitorIcon name="player-pause" />
              <VisitorIcon name="player-play" />
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
