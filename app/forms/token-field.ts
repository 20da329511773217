/** The hidden field that carries a form's one-time token. */
export const tokenFieldName = "form_token";
