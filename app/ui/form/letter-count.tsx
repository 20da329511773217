import { useEffect, useState } from "react";
import { t } from "#say";
import { graphemes } from "~/text/graphemes";

/** Shows the maximum, and with script the current count. @param of ID of the field */
export function LetterCount({ of, max }: { of: string; max: number }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined;
    const show = () => setCount([...graphemes(field.value)].length);
    show();
    field.addEventListener("input", show);
    return () => field.removeEventListener("input", show);
  }, [of]);
  return (
    <p className={count !== undefined && count > max ? "field-error" : "hint m-0"} id={`${of}-count`}>
      {count === undefined
        ? t("At most {max} letters", { max })
        : t("{count} of {max} letters", { count, max })}
    </p>
  );
}
