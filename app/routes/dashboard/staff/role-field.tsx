import { roles, roleWords } from "~/session/roles";
import type { FormState } from "~/ui/form/fields";

/** The choice of what a person may do. */
export function RoleField({ state: { typed = {}, errors } }: { state: FormState }) {
  const error = errors?.role;
  return (
    <fieldset className={error ? "field field-wrong" : "field"} id="role" tabIndex={-1}>
      <legend className="mb-1 font-semibold">What this person may do</legend>
      {error ? (
        <p className="field-error">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      {roles.map((role) => (
        <div className="check" key={role}>
          <input
            type="radio"
            name="role"
            id={`role-${role}`}
            value={role}
            required
            defaultChecked={typed.role === role}
          />
          <label htmlFor={`role-${role}`}>
            {roleWords[role].label}: <span className="font-normal">{roleWords[role].may}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
