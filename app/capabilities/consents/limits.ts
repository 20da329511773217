export const maxSlipBytes = 10 * 1024 * 1024;
