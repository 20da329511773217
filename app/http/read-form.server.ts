import { tmpdir } from "node:os";
import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { BodyTooLargeError, MalformedBodyError } from "~/files/upload/body-errors";
import type { FileLimits } from "~/files/upload/intake.server";
import { readMultipart } from "~/files/upload/multipart.server";
import { maxTextBytes } from "~/forms/form-size.server";
import { servicesOf } from "~/services/services.server";
import { bodyRefusal } from "./body-refusal";
import { assertSameOrigin } from "./origin.server";
import { refusal } from "./refusal";

/** For `readForm`: a form of a line or two. */
export const shortForm = 0;

/** Milliseconds per 64 KB of a form without files, enough for the slowest lines. */
const timeoutPerChunkMs = 60_000;
const timedBytes = 64 * 1024;

interface ReadOptions {
  /** Maximum, for forms that strangers send; default the largest form. */
  characters?: number | undefined;
  /**
   * Senders: pages of this site; old clients, which also send JSON and come from the sites in
   * `GDAPI_ALLOWED_ORIGINS`; or anyone, if the address has a secret and cookies do not count.
   */
  from?: "site" | "old clients" | "anywhere";
  /** Files to skip. */
  skips?: FileLimits;
}

/**
 * The one reader of forms without files, so that no action forgets the origin check. Nested values are skipped. Forms with
 * files: `readFilesForm`.
 * @throws Response 403 from another site, 408 if too slow, 413 if too long, 415 for another type, 400 if broken
 */
export async function readForm(
  request: Request,
  context: AppLoadContext,
  { characters, from = "site", skips }: ReadOptions = {},
): Promise<URLSearchParams> {
  const takesJson = from === "old clients";
  const { gdapiAllowedOrigins } = servicesOf(context).config;
  if (from !== "anywhere") assertSameOrigin(request, context, takesJson ? gdapiAllowedOrigins : []);
  const body = readBody(request, { takesJson, maxBytes: maxTextBytes(characters), files: skips ?? {} });
  return skips ? body : inTime(request, body);
}

/** @throws Response 408 for slow bodies, which would hold connections open */
async function inTime(request: Request, fields: Promise<URLSearchParams>): Promise<URLSearchParams> {
  fields.catch(() => {});
  const expected = Number(request.headers.get("Content-Length")) || 0;
  const timeoutMs = timeoutPerChunkMs * Math.max(1, expected / timedBytes);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(refusal(408, t("The form took too long to arrive. Please send it again.")));
    timer = setTimeout(tooLate, timeoutMs);
  });
  return Promise.race([fields, late]).finally(() => clearTimeout(timer));
}

interface BodyOptions {
  takesJson: boolean;
  maxBytes: number;
  files: FileLimits;
}

async function readBody(
  request: Request,
  { takesJson, maxBytes, files }: BodyOptions,
): Promise<URLSearchParams> {
  const header = request.headers.get("Content-Type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase();
  try {
    if (type === "multipart/form-data" && !(takesJson && !/boundary=/i.test(header)))
      return await readMultipartFields(request, maxBytes, files);
    const text = await readText(request, maxBytes);
    // Old scripts send JSON under any content type, or none.
    const isJson = /^\s*\{/.test(text) || ["application/json", "text/plain"].includes(type ?? "");
    if (takesJson && isJson) return jsonFields(text);
    if (type === "application/x-www-form-urlencoded") return new URLSearchParams(text);
    if (text === "") return new URLSearchParams();
  } catch (error) {
    const tooLarge = t("That is more text than this form takes. Please shorten it and send it again.");
    throw bodyRefusal(error, tooLarge, "request");
  }
  throw refusal(
    415,
    takesJson
      ? "Send JSON or form fields."
      : t(
          /* Said to who sends a form in another way than a browser does. */ "Send this form as form fields.",
        ),
  );
}

async function readMultipartFields(
  request: Request,
  maxFieldBytes: number,
  files: FileLimits,
): Promise<URLSearchParams> {
  const body = await readMultipart(request, {
    directory: tmpdir(),
    files,
    maxFieldBytes,
  });
  await body.discard();
  return body.fields;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) throw new BodyTooLargeError("The body is larger than its limit.");
      chunks.push(part.value);
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw new MalformedBodyError("The body ended early.");
  }
  return decodeText(Buffer.concat(chunks));
}

function decodeText(body: Buffer): string {
  const mark = body.subarray(0, 2).toString("hex");
  const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(body);
}

function jsonFields(text: string): URLSearchParams {
  let json: unknown;
  if (text === "") return new URLSearchParams();
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
