import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { BodyTooLargeError, MalformedBodyError } from "./body-errors";
import { createIntake, type FileLimits, type Intake, type ReceivedFile } from "./intake.server";

export interface MultipartOptions {
  directory: string;
  /** Files in other fields are skipped. */
  files: FileLimits;
  maxFieldBytes: number;
  /** Called with the fields so far at the first file; false skips all files. */
  mayTake?: (fields: URLSearchParams) => boolean;
  /** False to skip all files, whose bytes then count nowhere. */
  takesFiles?: boolean;
  /** Maximum text fields; default 200. */
  maxFields?: number;
}

export interface MultipartBody {
  fields: URLSearchParams;
  /** In the order sent, without empty file inputs. */
  files: ReceivedFile[];
  /** Names of files beyond `maxCount`, which were skipped. */
  surplus: string[];
  /** Removes remaining temporary files. Call it in a `finally`. */
  discard(): Promise<void>;
}

/** Bytes beyond the limits, so that an oversized file can be drained and reported. */
const oversizeRoom = 32 * 1024 * 1024;
const plainRoom = 1024 * 1024;
const unexpectedParts = 50;
const drainedBytes = 64 * 1024 * 1024;
const drainedMs = 20_000;

let underWay = 0;

export function bytesUnderWay(): number {
  return underWay;
}

/** Upper bound of a request's file bytes, from its Content-Length and limits. */
function expectedBytes(request: Request, files: FileLimits): number {
  const announced = Number(request.headers.get("Content-Length")) || Number.POSITIVE_INFINITY;
  return Math.min(announced, sumFileLimits(files));
}

/**
 * Streams to `.part` files, not synced until `FileStore.commitFiles`. On an error removes them and drains
 * the body, because browsers show a response only after their upload.
 * @throws MalformedBodyError, BodyTooLargeError for too many bytes, fields or parts
 */
export async function readMultipart(request: Request, options: MultipartOptions): Promise<MultipartBody> {
  const reader = request.body?.getReader();
  if (!reader) throw new MalformedBodyError("The request has no body.");
  const { takesFiles = true } = options;
  const expected = takesFiles ? expectedBytes(request, options.files) : 0;
  underWay += expected;
  const failure = failureSignal();
  const aborted = () => failure.fail(new MalformedBodyError("The sender went away."));
  request.signal.addEventListener("abort", aborted);
  const intake = createIntake(options.directory, options.files, failure.fail);
  let busboy: BusboyInstance | undefined;
  try {
    if (request.signal.aborted) aborted();
    const maxBytes = bodyLimit(options);
    if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();
    const fields = new URLSearchParams();
    busboy = createParser(request, options, fields, intake, failure.fail);
    await Promise.race([pump(reader, busboy, maxBytes), failure.failed]);
    const files = await Promise.race([intake.received(), failure.failed]);
    return { fields, files, surplus: intake.surplus, discard: intake.discard };
  } catch (error) {
    intake.stop();
    busboy?.destroy();
    void drain(reader);
    await intake.discard();
    throw error;
  } finally {
    request.signal.removeEventListener("abort", aborted);
    underWay -= expected;
  }
}

function failureSignal() {
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  return { fail, failed };
}

function bodyLimit({ files, maxFieldBytes }: MultipartOptions): number {
  const expectsFiles = Object.keys(files).length > 0;
  return sumFileLimits(files) + maxFieldBytes + (expectsFiles ? oversizeRoom : plainRoom);
}

function sumFileLimits(files: FileLimits): number {
  return Object.values(files).reduce((sum, { maxBytes, maxCount }) => sum + maxBytes * maxCount, 0);
}

function tooLarge(): BodyTooLargeError {
  return new BodyTooLargeError("The form is larger than its limit.");
}

function createParser(
  request: Request,
  { files, maxFieldBytes, maxFields = 200, takesFiles = true, mayTake = () => true }: MultipartOptions,
  fields: URLSearchParams,
  intake: Intake,
  fail: (error: unknown) => void,
): BusboyInstance {
  const maxFiles = Object.values(files).reduce((sum, { maxCount }) => sum + maxCount, 0);
  const limits = {
    fields: maxFields,
    fieldSize: maxFieldBytes,
    parts: maxFields + maxFiles + unexpectedParts,
    headerPairs: 20,
    headerSize: 16 * 1024,
  };
  let busboy: BusboyInstance;
  try {
    const headers = { "content-type": request.headers.get("Content-Type") ?? "" };
    busboy = new Busboy({ headers, limits, preservePath: true });
  } catch (cause) {
    throw new MalformedBodyError("The body is not a multipart form.", { cause });
  }
  let fieldBytes = 0;
  busboy.on("field", (name: string | undefined, value, _nameCut, valueCut) => {
    fieldBytes += Buffer.byteLength(name ?? "") + Buffer.byteLength(value);
    if (valueCut || fieldBytes > maxFieldBytes) return fail(tooLarge());
    if (name !== undefined) fields.append(name, value);
  });
  let isTaking: boolean | undefined;
  busboy.on("file", (name: string | undefined, stream, fileName: string | undefined) => {
    isTaking ??= takesFiles && mayTake(fields);
    intake.take(isTaking ? (name ?? "") : "", stream, fileName ?? "");
  });
  busboy.on("fieldsLimit", () => fail(tooLarge()));
  busboy.on("partsLimit", () => fail(tooLarge()));
  busboy.on("error", (cause) =>
    fail(new MalformedBodyError("The form is broken or ended early.", { cause })),
  );
  return busboy;
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

async function pump(reader: BodyReader, busboy: BusboyInstance, maxBytes: number): Promise<void> {
  // One race around the loop: a race per chunk would retain every chunk.
  const settled = new Promise<void>((resolve) => busboy.once("finish", resolve).once("close", resolve));
  let bytes = 0;
  for (;;) {
    const part = await reader.read().catch(endedEarly);
    if (busboy.destroyed) return;
    if (part.done) break;
    bytes += part.value.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    if (!busboy.write(part.value)) await writable(busboy);
  }
  busboy.end();
  await settled;
}

function writable(busboy: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      busboy.off("drain", go).off("close", go);
      resolve();
    };
    busboy.on("drain", go).on("close", go);
  });
}

function endedEarly(cause: unknown): never {
  throw new MalformedBodyError("The body ended early.", { cause });
}

/** Drains the body up to a limit; the server handles the rest. */
async function drain(reader: BodyReader): Promise<void> {
  const end = Date.now() + drainedMs;
  let bytes = 0;
  try {
    while (bytes < drainedBytes && Date.now() < end) {
      const part = await reader.read();
      if (part.done) return;
      bytes += part.value.byteLength;
    }
  } catch {
    // The sender has left.
  }
}
