import { plainTables } from "~/text/text-tables";

interface ReplyParts {
  name: string;
  school: string;
  text: string;
}

export function replyText({ name, school, text }: ReplyParts): string {
  return [name ? `Hello ${name},` : "Hello,", plainTables(text), school].join("\n\n");
}
