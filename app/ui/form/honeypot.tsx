/** A field that people do not see, and that machines fill in. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={name}>Leave this empty</label>
      <input id={name} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
