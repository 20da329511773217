export const consentsPathOf = (kind: string, id: number) => `/dashboard/consents/${kind}/${id}`;
