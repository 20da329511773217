/** A kind's key as a part of an address. */
export const blurWordOf = (kind: string) => kind.replace(" ", "-");

/** Where areas of a record's picture are blurred. @param kind its key */
export const blurPathOf = (kind: string, id: number) => `/dashboard/blur/${blurWordOf(kind)}/${id}`;
