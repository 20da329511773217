import { type MouseEvent, useEffect, useRef } from "react";

interface ErrorSummaryProps {
  errors: Record<string, string> | undefined;
  heading?: string | undefined;
}

/** The router would take the hash for another page and forget what was refused. Without script the link does it. */
function goTo(event: MouseEvent, field: string): void {
  const input = document.getElementById(field);
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.scrollIntoView({ block: "center" });
}

/** What is wrong with the form, on top of it, focused, each line a link to its field (GOV.UK's pattern). */
export function ErrorSummary({ errors, heading = "There is a problem" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!errors) return;
    box.current?.focus();
    const title = document.title.replace(/^Error: /, "");
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [errors]);
  if (!errors) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the summary takes the focus, so that a screen reader reads it first
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>{heading}</h2>
      <ul>
        {Object.entries(errors)
          .filter(([, message]) => message !== heading)
          .map(([field, message]) => (
            <li key={field}>
              {field ? (
                <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
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
