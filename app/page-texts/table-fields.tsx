import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Message, t } from "#say";
import { Button } from "~/ui/form/button";
import { controlAttributes, Field, FieldError, type FormState } from "~/ui/form/fields";
import { Icon } from "~/ui/icons/icon";
import { PastedRows, takeRows } from "./pasted-rows";
import { cellName, changeName, headingName, rowId, type Table, tableOfFields } from "./table-text";
import type { TableColumn, TableSpec } from "./tables";

interface TableFieldsProps {
  spec: TableSpec;
  path: string;
  maxLength: number;
  hint: string;
  state: FormState;
}

const gridClasses: Record<number, string> = {
  3: "grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1.5fr)_repeat(2,minmax(0,1fr))_5.5rem]",
  4: "grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,1fr))_5.5rem]",
  6: "grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,3fr)_repeat(5,minmax(0,1fr))_5.5rem]",
  7: "grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,2fr)_repeat(6,minmax(0,1fr))_5.5rem]",
};
/** Numbers, then remarks, without buttons. */
const fixedGridClass = "grid grid-cols-3 gap-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,3fr)]";
const iconButtonClass =
  "grid size-11 place-items-center rounded-md border border-line bg-sheet text-link hover:bg-green-mist";
const cellLabelClass = "block min-w-0 text-sm font-normal text-ink-soft xl:sr-only";

/** First in a form with tables: the first submit button handles the Enter key, and must save. */
export function EnterSaves() {
  return (
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
      {t("Save")}
    </button>
  );
}

/** Inputs by row; all buttons work without script. The form begins with `<EnterSaves />`. */
export function TableFields({ spec, path, maxLength, hint, state }: TableFieldsProps) {
  const { prefix = "", fixedRows } = spec;
  const table = tableOfFields(state.typed ?? {}, spec);
  const gridClass = fixedRows ? fixedGridClass : (gridClasses[spec.columns.length] ?? "grid gap-2");
  return (
    <>
      {hint ? <p className="hint">{hint}</p> : null}
      <PastedRows spec={spec} path={path} state={state} />
      {/* Moved rows need new keys, because inputs keep typed values. */}
      <div key={JSON.stringify(table)} className="min-w-0" onPaste={(event) => takeRows(event, spec)}>
        {spec.ownHeadings ? <Headings spec={spec} table={table} maxLength={maxLength} state={state} /> : null}
        <div className={`${gridClass} max-xl:hidden`} aria-hidden="true">
          {table.headings.map((heading) => (
            <span key={heading} className="px-1 text-sm font-semibold">
              {`${t(heading as Message)} `}
            </span>
          ))}
        </div>
        <ol>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity; all are new where one moves
            <FoldedRow key={row} spec={spec} row={row} cells={cells} errors={state.errors}>
              <div className={gridClass}>
                {cells.map((_, column) => (
                  <Cell
                    key={cellName(row, column)}
                    name={cellName(row, column, prefix)}
                    row={row}
                    isWide={Boolean((column === 0 && !fixedRows) || spec.columns[column]?.long)}
                    heading={table.headings[column] ?? ""}
                    column={spec.columns[column]}
                    maxLength={maxLength}
                    state={state}
                  />
                ))}
                {fixedRows ? null : <RowButtons spec={spec} row={row} path={path} />}
              </div>
            </FoldedRow>
          ))}
        </ol>
        {fixedRows ? null : (
          <>
            <p className="hint">{t("To delete a row, clear all its fields.")}</p>
            <Button
              name={changeName(spec)}
              value="add"
              formNoValidate
              formAction={`${path}#${rowId(spec, table.rows.length)}`}
              icon="plus"
            >
              {t("Add rows")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Window in which a row is one line of inputs; below it, script folds rows to one line of text. */
const wideWindow = "(min-width: 80rem)";

interface FoldedRowProps {
  spec: TableSpec;
  row: number;
  cells: readonly string[];
  errors: FormState["errors"];
  children: ReactNode;
}

function FoldedRow({ spec, row, cells, errors, children }: FoldedRowProps) {
  const { prefix = "", fixedRows } = spec;
  const [values, setValues] = useState(cells);
  const [isOpen, setOpen] = useState(true);
  const item = useRef<HTMLLIElement>(null);
  const id = rowId(spec, row);
  const isWrong = cells.some((_, column) => errors?.[cellName(row, column, prefix)]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row with other cells is a new one
  useEffect(() => {
    const wide = window.matchMedia(wideWindow);
    const isInUse = () => item.current?.contains(document.activeElement) ?? false;
    const unfold = () =>
      setOpen(
        wide.matches || fixedRows !== undefined || isWrong || window.location.hash === `#${id}` || isInUse(),
      );
    unfold();
    wide.addListener(unfold);
    return () => wide.removeListener(unfold);
  }, []);

  function readRow({ currentTarget }: FormEvent<HTMLElement>) {
    setValues([...currentTarget.querySelectorAll("input")].map(({ value }) => value));
  }

  /** A field can have the focus before script folds its row. */
  function keepOpen({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement) setOpen(true);
  }

  const shown = values.filter(Boolean).join(" · ");
  return (
    <li
      ref={item}
      id={id}
      className="min-w-0 scroll-mt-24 border-t border-line xl:py-1"
      onInput={readRow}
      onFocus={keepOpen}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="[&[open]>summary_svg]:rotate-180"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1.5 xl:hidden">
          <span className={isOpen || !shown ? "text-ink-soft" : "min-w-0 truncate"}>
            {isOpen || !shown ? t("Row {number}", { number: row + 1 }) : shown}
          </span>
          <Icon name="chevron-down" size={18} className="ml-auto flex-none text-link" />
        </summary>
        <div className="max-xl:pb-2.5">{children}</div>
      </details>
    </li>
  );
}

interface CellProps {
  name: string;
  row: number;
  isWide: boolean;
  heading: string;
  column: TableColumn | undefined;
  maxLength: number;
  state: FormState;
}

const inputModes = { amount: "decimal", count: "numeric", date: undefined } as const;
const wideCellClass = "field min-w-0 col-span-full xl:col-span-1";
const wrongCellClass = "field field-wrong min-w-0";
const cellClass = "field min-w-0";

function Cell({ name, row, isWide, heading, column, maxLength, state }: CellProps) {
  const error = state.errors?.[name];
  return (
    <div className={error ? wrongCellClass : isWide ? wideCellClass : cellClass}>
      <label className={cellLabelClass} htmlFor={name}>
        {t(heading as Message)}
        <span className="sr-only">
          {t(/* Behind the name of a column, only heard. */ ", row {row}", { row: row + 1 })}
        </span>
      </label>
      <FieldError id={`${name}-error`} error={error} />
      <input
        {...controlAttributes({ name, state })}
        type={column?.type === "date" ? "date" : "text"}
        inputMode={column?.type && inputModes[column.type]}
        enterKeyHint="next"
        maxLength={column?.type === "date" ? undefined : maxLength}
        autoComplete="off"
        defaultValue={state.typed?.[name]}
      />
    </div>
  );
}

function RowButtons({ spec, row, path }: { spec: TableSpec; row: number; path: string }) {
  return (
    <div className="flex gap-1.5 self-end">
      <button
        type="submit"
        name={changeName(spec)}
        value={`up-${row}`}
        formNoValidate
        formAction={`${path}#${rowId(spec, Math.max(0, row - 1))}`}
        className={iconButtonClass}
        disabled={row === 0}
      >
        <Icon name="arrow-up" size={18} />
        <span className="sr-only">{t("Move row {row} up", { row: row + 1 })}</span>
      </button>{" "}
      <button
        type="submit"
        name={changeName(spec)}
        value={`insert-${row}`}
        formNoValidate
        formAction={`${path}#${rowId(spec, row)}`}
        className={iconButtonClass}
      >
        <Icon name="plus" size={18} />
        <span className="sr-only">{t("Put an empty row before row {row}", { row: row + 1 })}</span>
      </button>
    </div>
  );
}

function Headings({
  spec,
  table,
  maxLength,
  state,
}: Pick<TableFieldsProps, "spec" | "maxLength" | "state"> & { table: Table }) {
  return (
    <details
      className="mb-4 rounded-card border border-line bg-sheet [&[open]>summary_svg]:rotate-180"
      open={spec.columns.some((_, column) => state.errors?.[headingName(column, spec.prefix)])}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold text-link">
        {t("Names of the columns")}
        <Icon name="chevron-down" size={18} className="ml-auto" />
      </summary>
      <div className="grid gap-x-4 px-4 pb-4 sm:grid-cols-2 xl:grid-cols-3">
        {spec.columns.slice(1).map(({ label }, index) => {
          const name = headingName(index + 1, spec.prefix);
          return (
            <Field key={name} name={name} label={t("Column {number}", { number: index + 2 })} state={state}>
              <input
                {...controlAttributes({ name, state })}
                type="text"
                maxLength={maxLength}
                placeholder={t(label)}
                defaultValue={table.headings[index + 1]}
              />
            </Field>
          );
        })}
      </div>
    </details>
  );
}
