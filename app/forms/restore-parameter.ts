export const restoreParameter = "restore";
