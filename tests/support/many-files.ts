import sharp from "sharp";
import type { Person } from "./forms";
import { mainOf } from "./table-file";

export const jpeg = async (background = "teal") =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 75, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

const unquoted = (value: string) =>
  value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Sends a step of the page "Add many". Returns its words, hidden fields and selects. */
export async function sendStep(
  clerk: Person,
  path: string,
  {
    fields = {},
    files = {},
    table,
  }: {
    fields?: Record<string, string>;
    files?: Record<string, Uint8Array | string>;
    table?: Uint8Array | string;
  },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    body.append("files", new Blob([bytes as BlobPart]), name);
  if (table !== undefined) body.append("file", new Blob([table as BlobPart]), "list.csv");
  const answer = await clerk.visit(path, { body });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("Location"),
    html,
    words: mainOf(html),
    ...readPreview(html),
  };
}

/** Reads what the preview would send: hidden fields, selects and inputs. */
export function readPreview(html: string) {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const hidden = [...main.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const inputs = [...main.matchAll(/<input id="((?:number|born)-[^"]+)"[^>]* value="([^"]*)"/g)];
  const selects = [...main.matchAll(/<label for="(for-[^"]+)"[^>]*>([^<]*).*?<select.*?<\/select>/gs)].map(
    ([select, name = "", label = ""]) => ({
      name,
      label: unquoted(label),
      value: unquoted(/<option value="([^"]*)" selected/.exec(select)?.[1] ?? ""),
      values: [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value = ""]) => unquoted(value)),
    }),
  );
  return {
    selects,
    form: {
      ...Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, unquoted(value)])),
      ...Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, unquoted(value)])),
      ...Object.fromEntries(selects.map(({ name, value }) => [name, value])),
    } as Record<string, string>,
  };
}
