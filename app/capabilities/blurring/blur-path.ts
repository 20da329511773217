export const blurWordOf = (kind: string) => kind.replace(" ", "-");

export const blurPathOf = (kind: string, id: number) => `/dashboard/blur/${blurWordOf(kind)}/${id}`;
