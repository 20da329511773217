/** Event on a form that was saved by script. */
export const formSaved = "form-saved";
