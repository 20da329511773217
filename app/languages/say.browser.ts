import type { Message } from "./messages";
import type { Values } from "./say";

/** In the browser only pages of staff are rendered, which are English: see say.ts for the server. */
export const t = (message: Message, values: Values = {}): string =>
  message.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** The `lang` of the page. */
export const pageLanguage = () => "en";

/** The locale of the page, for `Intl`. */
export const currentLocale = () => "en-IN";

/** Public pages alone have such messages, and no browser renders them: this is for the build, which looks at them too. */
export const rich = (message: Message): string => message;
