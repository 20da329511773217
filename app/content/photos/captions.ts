/** Fields of one photo; `seen` is the hash from when the form was opened. */
export const titleField = (id: number) => `title-${id}`;
export const altField = (id: number) => `alt-${id}`;
export const seenField = (id: number) => `seen-${id}`;

export const captionForAllField = "all";
