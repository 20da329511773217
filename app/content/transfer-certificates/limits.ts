import { msg } from "#message";
/** Certificates that one form takes, and the bytes of each: a scan of one page in colour has about one megabyte. */
export const maxCertificates = 50;
export const maxCertificateBytes = 5 * 1024 * 1024;

/** What is said of a larger certificate. */
export const certificateTooLarge = msg(
  "It is larger than 5 MB. Scan it with fewer dots per inch, such as 150.",
);
