/** Keeps new photos in the trash until faces are blurred. */
export const blurFirstField = "blur_first";

export const isBlurredFirst = (fields: URLSearchParams): boolean => fields.get(blurFirstField) === "1";
