import { type Message, msg } from "#message";
export const topics = {
  content: msg("Content of the site"),
  login: msg("Logins and logouts"),
  refused: msg("Refused logins"),
  reading: msg("Looks at personal data, downloads"),
  account: msg("Staff accounts"),
  settings: msg("Settings, backups, server"),
} as const satisfies Record<string, Message>;

export type Topic = keyof typeof topics;

export function isTopic(value: string): value is Topic {
  return Object.hasOwn(topics, value);
}
