/** Staff list of the site's pages; apart from texts.ts, which is long, because every staff page links to it. */
export const sitePagesPath = "/dashboard/pages";
