import type { Person } from "./forms";
import { fieldOf } from "./page";
import { textOf } from "./site";

export const mainOf = (html: string) => textOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));

/** Uploads a table. Returns its preview and the form's fields. */
export async function sendTable(
  clerk: Person,
  path: string,
  { content, fields = {} }: { content: Buffer | string; fields?: Record<string, string> | undefined },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([content as BlobPart]), "results.csv");
  const answer = await clerk.visit(path, { body });
  const html = await answer.text();
  const hidden = (name: string) =>
    fieldOf(html, name).replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return {
    status: answer.status,
    html,
    words: mainOf(html),
    form: { form_token: hidden("form_token"), rows: hidden("rows") },
  };
}
