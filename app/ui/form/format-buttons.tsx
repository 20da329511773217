import { Fragment, useEffect, useState } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";
import type { FormatMark, writeMark } from "./write-mark";

const marks: Record<FormatMark, Message> = { Bold: msg("Bold"), List: msg("List"), Link: msg("Link") };

/** Inserts format marks by script; without it, staff type them. */
export function FormatButtons({ field }: { field: string }) {
  const [write, setWrite] = useState<typeof writeMark>();
  useEffect(() => {
    import("./write-mark").then(
      (module) => setWrite(() => module.writeMark),
      () => undefined,
    );
  }, []);
  return (
    <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
      {(Object.keys(marks) as FormatMark[]).map((mark) => (
        <Fragment key={mark}>
          <button
            type="button"
            className="button button-quiet px-4"
            disabled={!write}
            aria-controls={field}
            onClick={() => write?.(field, mark, t)}
          >
            {t(marks[mark])}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}
