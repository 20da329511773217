import type { ClipboardEvent } from "react";
import { t } from "#say";
import { Button } from "~/ui/form/button";
import { type FormState, TextArea } from "~/ui/form/fields";
import { Icon } from "~/ui/icons/icon";
import { cellName, changeName, maxPastedLength, pastedName, rowId } from "./table-text";
import type { TableSpec } from "./tables";

interface PastedRowsProps {
  spec: TableSpec;
  path: string;
  state: FormState;
}

/** Box for rows that are copied from a spreadsheet. */
export function PastedRows({ spec, path, state }: PastedRowsProps) {
  const name = pastedName(spec);
  return (
    <details
      className="mb-4 rounded-card border border-line bg-sheet [&[open]>summary_svg]:rotate-180"
      open={Boolean(state.typed?.[name])}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold text-link">
        {t("Paste from Excel or Google Sheets")}
        <Icon name="chevron-down" size={18} className="ml-auto" />
      </summary>
      <div className="px-4 pb-4">
        <TextArea
          name={name}
          label={t("Copied rows")}
          hint={t(
            "Copy the cells in your spreadsheet and paste them here. Your pasted table replaces the table below.",
          )}
          rows={5}
          maxLength={maxPastedLength}
          optional
          state={state}
        />
        <Button name={changeName(spec)} value="paste" formNoValidate formAction={`${path}#${rowId(spec, 0)}`}>
          {t("Fill the table")}
        </Button>
      </div>
    </details>
  );
}

/** Rows of a spreadsheet that are pasted into the first cell go through the box for copied rows. */
export function takeRows(event: ClipboardEvent<HTMLElement>, spec: TableSpec): void {
  const input = event.target as HTMLInputElement;
  const rows = event.clipboardData.getData("text/plain");
  const box = input.form?.elements.namedItem(pastedName(spec));
  if (
    input.name !== cellName(0, 0, spec.prefix) ||
    !rows.includes("\t") ||
    !(box instanceof HTMLTextAreaElement)
  )
    return;
  event.preventDefault();
  box.value = rows;
  input.form?.querySelector<HTMLButtonElement>(`button[name="${changeName(spec)}"][value=paste]`)?.click();
}
