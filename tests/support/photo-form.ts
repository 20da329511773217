import sharp from "sharp";

interface Person {
  visit(path: string, init: { body: FormData }): Promise<Response>;
}

let photo: Promise<Blob> | undefined;

async function makePhoto(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "teal" } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);
}

export async function sendPhoto(
  person: Person,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  photo ??= makePhoto();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("photo", await photo, "photo.jpg");
  return person.visit(path, { body });
}
