import { msg } from "#message";
/** Files per form, and bytes per file: a colour scan of a page has about one megabyte. */
export const maxCertificates = 50;
export const maxCertificateBytes = 5 * 1024 * 1024;

export const certificateTooLarge = msg(
  "It is larger than 5 MB. Scan it with fewer dots per inch, such as 150.",
);
