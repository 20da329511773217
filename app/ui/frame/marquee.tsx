import { Icon } from "../icon";
import type { FrameData } from "./frame-data";

/** Longer texts scroll for longer, so that all pass at about the same speed. */
function pace(text: string): string {
  if (text.length < 80) return "brisk";
  return text.length < 200 ? "steady" : "slow";
}

/**
 * The details of the newest notice, scrolling; the check box pauses it without script, and it stands still for
 * visitors who ask for less motion.
 */
export function Marquee({ marquee }: Pick<FrameData, "marquee">) {
  return (
    <aside className="marquee" aria-label="Latest notice">
      <div className="shell">
        <span className="marquee-label">
          <Icon name="speakerphone" size={18} />
          <span>Notice</span>
        </span>
        <input
          type="checkbox"
          id="marquee-pause"
          className="sr-only"
          aria-label="Pause the scrolling notice"
        />
        <div className="marquee-window">
          {marquee ? (
            <a href={marquee.href} className={`marquee-text ${pace(marquee.text)}`}>
              {marquee.text}
            </a>
          ) : (
            <span className="marquee-text brisk">No details available</span>
          )}
        </div>
        <label htmlFor="marquee-pause" className="marquee-pause" title="Pause or play">
          <Icon name="player-pause" size={18} />
          <Icon name="player-play" size={18} />
        </label>
      </div>
    </aside>
  );
}
