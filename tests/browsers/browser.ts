/** Common denominator of Firefox and WebKitGTK. */
export interface Browser {
  open(address: string): Promise<void>;
  /** Text of the main part, after the title. */
  words(): Promise<string>;
  address(): Promise<string>;
  /** Clicks the first match and waits for navigation. */
  click(xpath: string): Promise<void>;
  fill(xpath: string, text: string): Promise<void>;
  choose(xpath: string, option: string): Promise<void>;
  upload(xpath: string, files: string[]): Promise<void>;
  pressEscape(): Promise<void>;
  shows(xpath: string): Promise<boolean>;
  close(): Promise<void>;
}

const quoted = (text: string) => {
  if (text.includes('"')) throw new Error("XPath 1.0 has no escape for a quotation mark.");
  return `"${text}"`;
};

/** Field whose label starts with a text. */
export const field = (label: string) =>
  `//main//*[@id=//main//label[starts-with(normalize-space(.),${quoted(label)})]/@for]`;

export const button = (words: string) =>
  `//button[normalize-space(.)=${quoted(words)} or @aria-label=${quoted(words)}]`;

export const link = (words: string) => `//a[normalize-space(.)=${quoted(words)}]`;

export const within = (landmark: string, xpath: string) => `//${landmark}${xpath}`;

/** Edit or delete link of a record. */
export const recordLink = (verb: string, record: string) =>
  `//a[starts-with(normalize-space(concat(@aria-label, " ", .)),${quoted(verb)}) and (contains(@aria-label,${quoted(record)}) or contains(.,${quoted(record)}))]`;
