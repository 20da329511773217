/** What the journeys need of a browser: the least that Firefox and WebKitGTK have in common. */
export interface Browser {
  open(address: string): Promise<void>;
  /** The words that are shown in the page's main part, with its title in front. */
  words(): Promise<string>;
  address(): Promise<string>;
  /** Clicks what the XPath finds first, and waits for the page that a link or form leads to. */
  click(xpath: string): Promise<void>;
  /** Empties the field and types into it. */
  fill(xpath: string, text: string): Promise<void>;
  choose(xpath: string, option: string): Promise<void>;
  upload(xpath: string, files: string[]): Promise<void>;
  pressEscape(): Promise<void>;
  /** True if anything shown matches. */
  shows(xpath: string): Promise<boolean>;
  close(): Promise<void>;
}

const quoted = (text: string) => {
  if (text.includes('"')) throw new Error("XPath 1.0 has no escape for a quotation mark.");
  return `"${text}"`;
};

/** The field of a form whose label begins with these words. */
export const field = (label: string) =>
  `//main//*[@id=//main//label[starts-with(normalize-space(.),${quoted(label)})]/@for]`;

export const button = (words: string) =>
  `//button[normalize-space(.)=${quoted(words)} or @aria-label=${quoted(words)}]`;

export const link = (words: string) => `//a[normalize-space(.)=${quoted(words)}]`;

export const within = (landmark: string, xpath: string) => `//${landmark}${xpath}`;

/** The link of a list that edits or deletes the record of this name. */
export const recordLink = (verb: string, record: string) =>
  `//a[starts-with(normalize-space(concat(@aria-label, " ", .)),${quoted(verb)}) and (contains(@aria-label,${quoted(record)}) or contains(.,${quoted(record)}))]`;
