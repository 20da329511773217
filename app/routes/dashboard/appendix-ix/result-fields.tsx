import { type Message, msg } from "#message";
import { t } from "#say";
import { maxRemarkLength } from "~/content/disclosures/appendix-ix/limits";
import { FieldError, type FormState } from "~/ui/form/fields";

const columns = [
  { name: "year", label: msg("Year") },
  { name: "registered", label: msg(/* How many pupils were registered for an examination. */ "Registered") },
  { name: "passed", label: msg(/* How many pupils passed. */ "Passed") },
  { name: "remarks", label: msg("Remarks") },
] as const satisfies readonly { name: string; label: Message }[];
const rows = [0, 1, 2];

/** Results of three years; the percentage is calculated. */
export function ResultFields({ line, label, state }: { line: string; label: string; state: FormState }) {
  return (
    <>
      <p className="hint">
        {t("{line}. The site works out the percentage. A row whose figures are empty is left out.", {
          line: label,
        })}
      </p>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row} className="grid grid-cols-3 gap-2 md:grid-cols-[6rem_7rem_7rem_minmax(0,1fr)]">
            {columns.map((column) => (
              <Cell
                key={column.name}
                {...column}
                label={t(column.label)}
                line={line}
                row={row}
                state={state}
              />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

const figureClass = "field m-0 min-w-0";
const remarksClass = "field m-0 min-w-0 col-span-3 md:col-span-1";
const wrongClass = "field field-wrong m-0 min-w-0 col-span-3";

interface CellProps {
  line: string;
  row: number;
  name: string;
  label: string;
  state: FormState;
}

function Cell({ line, row, name: column, label, state }: CellProps) {
  const name = `${line}_${row}_${column}`;
  const error = state.errors?.[name];
  const isText = column === "remarks";
  return (
    <div className={error ? wrongClass : isText ? remarksClass : figureClass}>
      <label htmlFor={name}>
        {label}
        <span className="sr-only">{`, ${t("row {number}", { number: row + 1 })}`}</span>
      </label>
      <FieldError id={`${name}-error`} error={error} />
      <input
        id={name}
        name={name}
        type="text"
        inputMode={isText ? undefined : "numeric"}
        maxLength={isText ? maxRemarkLength : 10}
        autoComplete="off"
        aria-describedby={error ? `${name}-error` : undefined}
        aria-invalid={error ? true : undefined}
        defaultValue={state.typed?.[name]}
      />
    </div>
  );
}
