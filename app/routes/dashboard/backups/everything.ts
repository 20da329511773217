/** In the address of the download of everything, in the place of a backup's name. */
export const everythingName = "everything";

export const everythingPath = `/dashboard/backups/${everythingName}`;
