import type { Person } from "./forms";
import { textOf } from "./site";

export const mainOf = (html: string) => textOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));

/** Uploads a results file. Returns its preview and the form's fields. @param carried further hidden fields */
export async function sendTable<Carried extends string = never>(
  clerk: Person,
  path: string,
  { content, fields = {}, carried = [] }: TableFile<Carried>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([content as BlobPart]), "results.csv");
  const answer = await clerk.visit(path, { body });
  const html = await answer.text();
  const hidden = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
  const names = ["form_token", "rows", ...carried] as const;
  const form = Object.fromEntries(names.map((name) => [name, hidden(name)]));
  return {
    status: answer.status,
    html,
    words: mainOf(html),
    form: form as Record<(typeof names)[number], string>,
  };
}

interface TableFile<Carried extends string> {
  content: Buffer | string;
  fields?: Record<string, string> | undefined;
  carried?: readonly Carried[];
}
