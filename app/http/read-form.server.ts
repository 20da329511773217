import { tmpdir } from "node:os";
import type { AppLoadContext } from "@remix-run/node";
import { BodyTooLargeError, MalformedBodyError } from "./body-errors";
import { readMultipart } from "./multipart.server";
import { assertSameOrigin } from "./origin.server";
import { refusal } from "./refusal";

/** Bytes a form or JSON body without files may have. */
const maxBodyBytes = 64 * 1024;

/**
 * The fields of a posted form. Every action reads its form here, so none can forget the origin check.
 * Files in a multipart form are passed over.
 * @throws Response 403 from another site, 413 over 64 KB, 415 for another content type, 400 for a broken body
 */
export async function readForm(request: Request, context: AppLoadContext): Promise<URLSearchParams> {
  assertSameOrigin(request, context);
  return readBody(request, false);
}

/**
 * The fields of a call to an old endpoint: JSON, urlencoded or multipart, as a PHP server would take them.
 * Numbers and booleans arrive as their text, nested values are passed over.
 * @throws Response as `readForm`
 */
export async function readFields(
  request: Request,
  context: AppLoadContext,
  allowedOrigins: string[],
): Promise<URLSearchParams> {
  assertSameOrigin(request, context, allowedOrigins);
  return readBody(request, true);
}

async function readBody(request: Request, takesJson: boolean): Promise<URLSearchParams> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  try {
    if (type === "multipart/form-data") return await readMultipartFields(request);
    const text = await readText(request);
    if (type === "application/x-www-form-urlencoded") return new URLSearchParams(text);
    if (text === "") return new URLSearchParams();
    // A script that names no type sends text/plain.
    if (takesJson && ["application/json", "text/plain"].includes(type ?? "")) return jsonFields(text);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw refusal(413, "That is more text than this form takes. Please shorten it and send it again.");
    }
    if (error instanceof MalformedBodyError) {
      throw refusal(400, "The request arrived broken or incomplete. Please send it again.");
    }
    throw error;
  }
  throw refusal(415, takesJson ? "Send JSON or form fields." : "Send this form as form fields.");
}

/** A photo in the form is read past: an expired session must not cost the text beside it. */
async function readMultipartFields(request: Request): Promise<URLSearchParams> {
  const body = await readMultipart(request, {
    directory: tmpdir(),
    files: { photo: { maxBytes: 1, maxCount: 1 } },
    maxFieldBytes: maxBodyBytes,
  });
  await body.discard();
  return body.fields;
}

async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBodyBytes) throw new BodyTooLargeError("The body is larger than 64 KB.");
      chunks.push(part.value);
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw new MalformedBodyError("The body ended early.");
  }
  return Buffer.concat(chunks).toString("utf8");
}

function jsonFields(text: string): URLSearchParams {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MalformedBodyError("The body is not JSON.");
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw refusal(422, "Send a JSON object with the fields of this call.");
  }
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(json)) {
    if (["string", "number", "boolean"].includes(typeof value)) fields.append(name, String(value));
  }
  return fields;
}
