import { type MouseEvent, useEffect, useRef } from "react";
import { t } from "#say";
import { refusedTitle, withoutRefused } from "../page/refused-title";

interface ErrorSummaryProps {
  errors: Record<string, string> | undefined;
  heading?: string | undefined;
}

const boxClass = "mt-4 rounded-lg border-3 border-red bg-sheet px-5 py-4";

/** The router would treat the hash as navigation and lose the errors. */
function goTo(event: MouseEvent, field: string): void {
  const input = document.getElementById(field);
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.scrollIntoView({ block: "center" });
}

/** Focused list of errors above the form, linked to their fields (GOV.UK pattern). */
export function ErrorSummary({
  errors,
  heading = t(/* Heads the list of what is wrong with a form. */ "There is a problem"),
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!errors) return;
    box.current?.focus();
    const title = withoutRefused(document.title);
    document.title = refusedTitle(title);
    return () => {
      document.title = title;
    };
  }, [errors]);
  if (!errors) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the summary takes the focus, so that a screen reader reads it first
    <div className={boxClass} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2 className="font-sans text-lg text-red">{heading}</h2>
      <ul>
        {Object.entries(errors)
          .filter(([, message]) => message !== heading)
          .map(([field, message]) => (
            <li key={field} className="font-semibold text-red">
              {field ? (
                <a
                  className="inline-block py-1.5 text-red underline"
                  href={`#${field}`}
                  onClick={(event) => goTo(event, field)}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
