import { shortDate } from "~/ui/dates";
import type { FormState } from "~/ui/form/fields";

/** Asked when a shorter time for resumes would erase some: when they are to go. */
export function ErasingQuestion({ state: { typed = {}, errors } }: { state: FormState }) {
  const count = typed.resumes_asked;
  if (!count || !typed.resumes_day) return null;
  const error = errors?.erase_resumes;
  const them = count === "1" ? "1 resume" : `${count} resumes`;
  const options = [
    { value: "week", label: `Erase ${them} in a week, on ${shortDate(typed.resumes_day)}` },
    { value: "now", label: `Yes, erase ${them} now. They cannot be restored.` },
  ];
  return (
    <fieldset className={error ? "field field-wrong" : "field"} id="erase_resumes" tabIndex={-1}>
      <legend>When to erase them</legend>
      {error ? (
        <p className="field-error">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      <input type="hidden" name="resumes_asked" value={count} />
      <input type="hidden" name="resumes_day" value={typed.resumes_day} />
      {options.map(({ value, label }) => (
        <div className="check" key={value}>
          <input
            type="radio"
            name="erase_resumes"
            id={`erase_resumes-${value}`}
            value={value}
            defaultChecked={typed.erase_resumes === value}
          />
          <label htmlFor={`erase_resumes-${value}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  );
}
