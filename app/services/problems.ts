import { type Message, msg, t } from "#say";

/** Problems of background jobs. Stored in English, as in doctor and log; pages translate them. */
export const problems = {
  bucket: msg(
    "The storage for uploaded files does not answer. Nothing can be uploaded, and photos and files that nobody opened lately are not shown. Ask the person who looks after the server to check it.",
  ),
  cleanUp: msg(
    /* {what} such as: emptying the trash. */ "The hourly clean-up could not finish: {what} failed. It is tried again every hour. Ask the person who looks after the server to read its log.",
  ),
  file: msg(
    'The server could not move or remove the file "{path}" in its uploads folder. Ask the person who looks after the server to check it.',
  ),
  newsletter: msg(
    /* {problem} is a sentence. */ "The newsletter could not be sent. {problem} It is tried again every hour. Try a test mail under Site settings, Mail.",
  ),
  proxy: msg(
    "A proxy is in front of the website, but TRUST_PROXY is not set. All visitors look like one, so one who sends too much blocks all of them. The login cookie is not bound to the encrypted connection. Ask the person who looks after the server to set TRUST_PROXY=loopback, or the proxy's address.",
  ),
} as const satisfies Record<string, Message>;

const refused: Message = msg("The mail server refused the mail ({code}).");

const templates: readonly Message[] = [...Object.values(problems), refused];

/** Translates a stored English problem; unknown texts are returned unchanged. */
export function sayProblem(words: string): string {
  for (const message of templates) {
    const [, name] = /\{(\w+)\}/.exec(message) ?? [];
    const value = name && inPlace(words, message, /\{\w+\}/);
    if (name && value !== undefined) return t(message, { [name]: sayProblem(value) });
  }
  return t(words as Message);
}

/** Extracts a placeholder's value from a stored English text; undefined if it does not match. */
function inPlace(words: string, message: string, place: RegExp): string | undefined {
  const [before = "", behind = ""] = message.split(place);
  const fits = words.startsWith(before) && words.endsWith(behind);
  return fits ? words.slice(before.length, words.length - behind.length) : undefined;
}
