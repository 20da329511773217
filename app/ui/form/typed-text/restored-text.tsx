import { useEffect, useRef } from "react";
import { t } from "#say";
import { clockAtSchool, momentAtSchool, todayAtSchool } from "~/dates/dates";
import type { RestoredText as Props } from "./keep";

export default function RestoredText({
  at,
  hasText,
  lostFiles,
  refusals,
  discard,
}: Props & { discard: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const typedAt = new Date(at);
  const time =
    todayAtSchool(typedAt) === todayAtSchool()
      ? clockAtSchool(typedAt.toISOString())
      : momentAtSchool(typedAt.toISOString());
  return (
    <div className="message" ref={box} tabIndex={-1}>
      <p>
        {hasText
          ? t(/* {time} is a time of day, or a date and time. */ "Your text from {time} is here.", { time })
          : null}{" "}
        {!hasText && !lostFiles
          ? t(/* {time} is a time of day, or a date and time. */ "Your files from {time} are here.", { time })
          : null}{" "}
        {lostFiles ? `${t("Choose the files again.")} ` : null}
        {refusals > 0 ? `${t("Check it, then press the button again.")} ` : null}
        <button type="button" className="tap cursor-pointer underline" onClick={discard}>
          {t(/* On a button. */ "Discard")}
        </button>
      </p>
    </div>
  );
}
