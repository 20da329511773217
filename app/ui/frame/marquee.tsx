import { t } from "#say";
import { languageProps } from "../../text/language";
import { VisitorIcon } from "../icons/visitor-icon";
import type { FrameData } from "./frame-data";

const paceClasses = {
  brisk: "marquee-text",
  steady: "marquee-text [animation-duration:36s]",
  slow: "marquee-text [animation-duration:60s]",
};

/** Longer texts scroll for longer, at about the same speed. */
function pace(text: string): keyof typeof paceClasses {
  if (text.length < 80) return "brisk";
  return text.length < 200 ? "steady" : "slow";
}

/** A check box pauses it without script; it stands still with reduced motion. */
export function Marquee({ marquee, className = "" }: Pick<FrameData, "marquee"> & { className?: string }) {
  return (
    <aside
      className={`min-w-0 flex-1 ${marquee ? "bg-marigold text-on-accent" : "bg-sheet text-ink-soft"} ${className}`}
      aria-label={t("Latest notice")}
    >
      <div className="max-lg:shell relative flex min-h-tap items-center gap-3">
        <b className="flex items-center gap-1.5">
          <VisitorIcon name="speakerphone" size={18} />
          <span className="max-sm:hidden">{t("Notice")}</span>
        </b>
        <input
          type="checkbox"
          id="marquee-pause"
          data-enhance="press"
          className="peer sr-only motion-reduce:hidden"
        />
        <label
          htmlFor="marquee-pause"
          className="pause icon-only order-last -mr-[12px] flex size-tap flex-none cursor-pointer items-center justify-center peer-focus-visible:focus-ring motion-reduce:hidden"
          title={t("Pause the scrolling notice")}
        >
          {t("Pause the scrolling notice")}
        </label>
        <div className="flex-1 overflow-hidden whitespace-nowrap">
          {marquee ? (
            <a
              href={marquee.href}
              className={paceClasses[pace(marquee.text)]}
              {...languageProps(marquee.text)}
            >
              {marquee.text}
            </a>
          ) : (
            <span className="marquee-text">{t("No details available")}</span>
          )}
        </div>
      </div>
    </aside>
  );
}
