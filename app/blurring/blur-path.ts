export const toBlurSegment = (kind: string) => kind.replace(" ", "-");

export const blurPathOf = (kind: string, id: number) => `/dashboard/blur/${toBlurSegment(kind)}/${id}`;
