/** The fields of one photo in the form with the captions of an album; `seen` says what the form was opened with. */
export const titleField = (id: number) => `title-${id}`;
export const altField = (id: number) => `alt-${id}`;
export const seenField = (id: number) => `seen-${id}`;
