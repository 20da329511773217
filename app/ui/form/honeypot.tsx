/** The field that people do not see and machines fill in. */
export const honeypotField = "website";

/** A field that people do not see, and that machines fill in; password managers are asked not to. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={honeypotField}>Leave this empty</label>
      <input
        id={honeypotField}
        name={honeypotField}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
