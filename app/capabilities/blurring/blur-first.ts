/** The box by which new photos wait in the trash until their faces are blurred. */
export const blurFirstField = "blur_first";

/** True if the photos of a form wait. */
export const isBlurredFirst = (fields: URLSearchParams): boolean => fields.get(blurFirstField) === "1";
