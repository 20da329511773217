/** Records of one kind that are shown at most: whoever finds more has to be more exact. */
export const mostOfAKind = 50;

/** One record that may be about the person. */
export interface Found {
  /** `message:12` */
  item: string;
  kind: string;
  title: string;
  words: string;
  /** When it came. */
  at: string;
  /** It has exactly this address or phone number; else only the words fit. */
  isSure: boolean;
  /** Everybody can read it on the site. */
  isPublic: boolean;
  inTrash: boolean;
  /** Where staff find it. */
  link: string;
}
