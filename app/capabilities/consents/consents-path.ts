/** Where the consents of one record are. @param kind its key */
export const consentsPathOf = (kind: string, id: number) => `/dashboard/consents/${kind}/${id}`;
