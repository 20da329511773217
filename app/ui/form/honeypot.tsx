/** A field that people do not see, and that machines fill in; password managers are asked not to. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={name}>Leave this empty</label>
      <input
        id={name}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
