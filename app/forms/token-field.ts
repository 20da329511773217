export const tokenFieldName = "form_token";
