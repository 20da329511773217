import { t } from "#say";
import type { Slide } from "~/content/slides/slide.server";
import { editPathOf } from "~/kinds/kind";
import { slide as slideWords } from "~/kinds/slide";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { useDocumentProps } from "~/ui/page/document-context";
import { phoneSizes } from "~/ui/pictures/phone-sizes";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";

const windowClass =
  "overflow-x-auto lg:h-full [scroll-snap-type:x_mandatory] [scrollbar-width:none] group-data-[slider=on]:overflow-hidden group-data-[slider=on]:[scroll-snap-type:none]";
/** Keeps its place until the slider is on, so that nothing moves. */
const controlClass =
  "invisible max-sm:group-not-data-[slider=on]:hidden icon-only [--size:10px] flex h-11 w-9 max-narrow:w-8 cursor-pointer items-center justify-center rounded-full text-link hover:bg-green-mist group-data-[slider=on]:visible group-data-[slider=off]:hidden lg:w-11 [@media(scripting:none)]:hidden";

/** Under the picture, so that no face is covered, no photo darkened and no word hard to read. */
const wordsClass =
  "relative bg-sheet px-edge pt-2 max-lg:flex-1 max-sm:text-sm/snug lg:pt-6 lg:pb-20 xl:pr-100 xl:pb-6 lg:pl-12 2xl:pl-6 print:py-2";
/** Dark enough behind white words, whatever the photo. */
const onPhotoClass =
  "lg:mt-auto lg:bg-transparent lg:pt-24 lg:text-white lg:[background:linear-gradient(to_top,--theme(--color-night),--theme(--color-night-soft)_calc(100%-6rem),transparent)] lg:[&_h2]:text-white lg:[&_p]:text-white";
/** On phones and tablets, leaves room for the newest notices, or for everything down to the running notice. */
const pictureClass =
  "h-[clamp(6rem,21svh,11.25rem)] sm:h-[clamp(9rem,100svh-41.75rem,50vw)] sm:[&:not(:lang(en))]:h-[clamp(9rem,100svh-44.25rem,50vw)] lg:relative lg:h-auto! lg:flex-1 light:h-auto! print:hidden";

/** Letters without serifs are wider. */
const titleClass = "text-xl lg:text-2xl xl:in-data-[type=plain]:text-[2.25rem]";

/** Letters. A longer title would take the place of its picture. */
const maxLargeTitle = 60;

/** Script marks the current slide's dot. Without it, the slide's number shows the position. */
const dotClass =
  "grid h-11 w-7 max-narrow:w-6 cursor-pointer place-content-center rounded-full lg:w-9 text-link hover:bg-green-mist before:hidden before:size-3 before:rounded-full before:border-2 before:border-link current:before:bg-link [@media(scripting:enabled)]:text-[0px] [@media(scripting:enabled)]:before:block";

/** Specification sections 2 and 9. Without script, slides scroll sideways. */
interface HeroProps {
  slides: Slide[];
  admission: boolean;
  /** Words on the picture on laptops (settings, look). */
  onPhoto?: boolean;
}

export function Hero({ slides, admission, onPhoto = false }: HeroProps) {
  const { light } = useDocumentProps();
  return (
    <section
      className={`group relative min-w-0 bg-sand **:focus-visible:-outline-offset-4 ${onPhoto ? "lg:[&_[data-part]]:text-white lg:[&_[data-part]]:hover:bg-glass lg:[&_[data-part=dot]]:before:border-white lg:[&_[data-part=dot][aria-current]]:before:bg-white" : ""}`}
      data-enhance="hero"
      aria-roledescription={t(/* What the slides are, for who hears the page. */ "carousel")}
      aria-label={t("Our school")}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={windowClass} tabIndex={0} aria-label={t("Slides")}>
        <ul className="flex lg:h-full print:block">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              id={`slide-${index + 1}`}
              className="hero-slide relative w-full light:not-first:hidden flex-none snap-start scroll-mt-48 flex-col lg:min-h-[clamp(28rem,100svh-10.75rem,52rem)] light:min-h-0 print:min-h-0"
            >
              <Photo
                picture={slide.picture}
                alt=""
                sizes={index === 0 ? "100vw" : phoneSizes("100vw", "100vw")}
                priority={index === 0}
                full
                frameClassName={onPhoto ? `${pictureClass} lg:absolute! lg:inset-0` : pictureClass}
                className={`size-full object-cover lg:absolute lg:inset-0 ${onPhoto ? "" : "rounded-br-[clamp(3rem,9vw,8rem)]"}`}
              />
              <div className={onPhoto ? `${wordsClass} ${onPhotoClass}` : wordsClass}>
                {slide.subtitle ? (
                  <p className="eyebrow" {...languageProps(slide.subtitle)}>
                    {slide.subtitle}
                  </p>
                ) : null}
                <h2
                  className={slide.title.length > maxLargeTitle ? "text-xl" : titleClass}
                  {...languageProps(slide.title)}
                >
                  {slide.title}
                </h2>
                <LongText text={slide.description} className="text-ink-soft max-sm:line-clamp-1 sm:mt-text" />
                <EditLink to={editPathOf(slideWords, slide.id)} of={slide.title} />
                <p
                  className="absolute top-2 right-edge text-sm print:hidden [@media(scripting:enabled)]:hidden light:hidden"
                  aria-hidden="true"
                >
                  {`${index + 1} / ${slides.length}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-x-2 max-narrow:gap-x-1 bg-sheet px-edge pb-2 max-sm:absolute max-sm:left-2 max-sm:top-[calc(clamp(6rem,21svh,11.25rem)-3.25rem)] max-sm:rounded-pill max-sm:px-1 max-sm:pb-0 light:max-sm:hidden lg:absolute lg:bottom-4 lg:left-[3rem] lg:z-2 lg:bg-transparent lg:p-0 xl:right-10 xl:bottom-6 xl:left-auto xl:flex-row print:hidden">
        {slides.length > 1 && !light ? <Controls slides={slides} /> : null}
        {admission ? (
          <ButtonLink variant="accent" className="max-sm:hidden" href="/admission">
            {t("Admission")}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function Controls({ slides }: { slides: Slide[] }) {
  return (
    <div className="flex flex-wrap items-center">
      <button type="button" className={`back ${controlClass}`} data-part="previous">
        {t("Previous slide")}
      </button>{" "}
      <ol className="flex flex-wrap">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <a
              className={index === 0 ? `${dotClass} group-not-data-slider:before:bg-link` : dotClass}
              href={`#slide-${index + 1}`}
              data-part="dot"
              aria-label={t("Slide {number, number}: {title}", { number: index + 1, title: slide.title })}
            >
              {figure(`${index + 1}`)}
            </a>
          </li>
        ))}
      </ol>{" "}
      <button type="button" className={`onward ${controlClass}`} data-part="next">
        {t("Next slide")}
      </button>{" "}
      <button type="button" className={`pause ${controlClass}`} data-part="pause" aria-pressed="false">
        {t("Pause the slides")}
      </button>
    </div>
  );
}
