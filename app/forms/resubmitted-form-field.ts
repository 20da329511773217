/** Encrypted fields of a form that is resubmitted after re-authentication. */
export const resubmittedFormField = "carried_form";
