/** Maximum records per kind; users must refine larger results. */
export const maxPerKind = 50;

export interface Found {
  item: string;
  kind: string;
  title: string;
  words: string;
  at: string;
  /** Exact match of address or phone number; otherwise of words only. */
  isSure: boolean;
  isPublic: boolean;
  inTrash: boolean;
  link: string;
}
