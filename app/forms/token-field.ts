export const tokenFieldName = "form_token";

/** Address that says if a form of the staff was saved, with its token as a parameter. */
export const formSavedPath = "/dashboard/form-saved";
export const savedTokenParameter = "token";
