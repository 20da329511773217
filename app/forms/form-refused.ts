import type { EditConflict } from "./edit-conflict";
import type { FieldErrors, Typed } from "./fields.server";

interface FormProblem {
  errors: FieldErrors;
  typed: Typed;
  conflict?: EditConflict | undefined;
}

/** Rolls a transaction back and shows the form again (`saveForm`). */
export class FormRefusedError extends Error {
  override name = "FormRefusedError";
  constructor(
    readonly problem: FormProblem,
    readonly status = 422,
  ) {
    super("The form was refused.");
  }
}
