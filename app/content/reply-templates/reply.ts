interface ReplyParts {
  /** Of who wrote to the school; empty if they did not say. */
  name: string;
  school: string;
  /** The words between the greeting and the school's name. */
  text: string;
}

/** An answer with its greeting, as WhatsApp and e-mail open with it. */
export function replyText({ name, school, text }: ReplyParts): string {
  return [name ? `Hello ${name},` : "Hello,", text, school].join("\n\n");
}
