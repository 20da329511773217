import { Fragment, useEffect, useState } from "react";
import { type Message, msg, t } from "#say";
import { Button } from "./button";
import type { FormatMark, writeMark } from "./write-mark";

const labels: Record<FormatMark, Message> = {
  Bold: msg("Bold"),
  List: msg("List"),
  Link: msg("Link"),
  Heading: msg(/* On a button: makes a title inside a text. */ "Heading"),
  Table: msg(/* On a button. */ "Table"),
};

const usual = ["Bold", "List", "Link"] as const;

interface FormatButtonsProps {
  field: string;
  marks?: readonly FormatMark[];
}

/** Inserts format marks by script; without it, staff type them. */
export function FormatButtons({ field, marks = usual }: FormatButtonsProps) {
  const [write, setWrite] = useState<typeof writeMark>();
  useEffect(() => {
    import("./write-mark").then(
      (module) => setWrite(() => module.writeMark),
      () => undefined,
    );
  }, []);
  return (
    <>
      <p className="hint [@media(scripting:enabled)]:hidden">
        {t(
          "**Two stars** around words make them bold. A dash (-) starts a list, an empty line starts a paragraph.",
        )}{" "}
        {marks.includes("Heading") ? t("Two number signs (##) start a heading.") : null}
      </p>
      <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
        {marks.map((mark) => (
          <Fragment key={mark}>
            <Button
              type="button"
              className="px-4"
              disabled={!write}
              aria-controls={field}
              onClick={() => write?.(field, mark, t)}
            >
              {t(labels[mark])}
            </Button>{" "}
          </Fragment>
        ))}
      </div>
    </>
  );
}
