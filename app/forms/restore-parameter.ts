/** Query parameter that restores a saved draft. */
export const restoreParameter = "restore";
