/** Bytes that the scanned slip of a consent may have. */
export const maxSlipBytes = 10 * 1024 * 1024;
