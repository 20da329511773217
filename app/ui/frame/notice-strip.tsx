import type { FrameData } from "./frame-data";
import { Marquee } from "./marquee";
import { WaysIn } from "./ways-in";

/** Newest notice and quick links: one line on laptops. */
export function NoticeStrip({ frame }: { frame: FrameData }) {
  return (
    <div
      className={frame.marquee ? "bg-marigold print:hidden" : "border-b border-line bg-sheet print:hidden"}
    >
      <div className="lg:shell lg:flex lg:items-center lg:gap-8">
        <Marquee marquee={frame.marquee} />
        {frame.look.links ? null : <WaysIn hidden={frame.hidden} phone={frame.school.phone} />}
      </div>
    </div>
  );
}
