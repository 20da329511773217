import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { BodyTooLargeError, MalformedBodyError } from "./body-errors";
import { createIntake, type FileLimits, type Intake, type ReceivedFile } from "./intake.server";

export interface MultipartOptions {
  /** Where temporary files go; it must exist. */
  directory: string;
  /** The file fields that are expected; files in any other field are passed over. */
  files: FileLimits;
  /** Bytes that the names and values of all text fields may have together. */
  maxFieldBytes: number;
  /** Asked with the fields so far when the first file comes: whether to take files at all, or to read past them. */
  mayTake?: (fields: URLSearchParams) => boolean;
  /** Text fields that may come; 200 when not given. */
  maxFields?: number;
}

export interface MultipartBody {
  /** The text fields, in their order. */
  fields: URLSearchParams;
  /** In the order in which they were sent. File inputs left empty are not among them. */
  files: ReceivedFile[];
  /** Names of the files beyond their field's `maxCount`, which were not kept. */
  surplus: string[];
  /** Removes the temporary files that were not moved elsewhere. To be called in a `finally`. */
  discard(): Promise<void>;
}

/** Room beyond the limits, so that an over-large file can still be read past and named in the answer. */
const oversizeRoom = 32 * 1024 * 1024;
/** The same for a form that expects no file at all. */
const plainRoom = 1024 * 1024;
/** Parts beyond the expected ones that are read past. */
const unexpectedParts = 50;
const drainedBytes = 64 * 1024 * 1024;
const drainedMs = 20_000;

let underWay = 0;

/** Bytes that the uploads under way may still bring: they are not on the disk yet, or in part. */
export function bytesUnderWay(): number {
  return underWay;
}

/** What the files of a request may bring, by what it announces and by what is taken. */
function expectedBytes(request: Request, files: FileLimits): number {
  const announced = Number(request.headers.get("Content-Length")) || Number.POSITIVE_INFINITY;
  return Math.min(announced, fileBytesOf(files));
}

/**
 * Reads a multipart form as a stream: files go to temporary files (random names ending in `.part`) and never
 * whole into memory. Not synced: `FileStore.commitFiles` does that when they are kept.
 * On an error everything written is removed, and the rest of the body is read past in the background, because
 * browsers show an answer only once their upload ended, and cancelling the body would kill the connection.
 * @throws MalformedBodyError for a body that is broken, not multipart, or ended early
 * @throws BodyTooLargeError for too many bytes, fields or parts in all
 */
export async function readMultipart(request: Request, options: MultipartOptions): Promise<MultipartBody> {
  const reader = request.body?.getReader();
  if (!reader) throw new MalformedBodyError("The request has no body.");
  const expected = expectedBytes(request, options.files);
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

/** A promise that rejects with the first failure, wherever it happens. */
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
  return fileBytesOf(files) + maxFieldBytes + (expectsFiles ? oversizeRoom : plainRoom);
}

function fileBytesOf(files: FileLimits): number {
  return Object.values(files).reduce((sum, { maxBytes, maxCount }) => sum + maxBytes * maxCount, 0);
}

function tooLarge(): BodyTooLargeError {
  return new BodyTooLargeError("The form is larger than its limit.");
}

function createParser(
  request: Request,
  { files, maxFieldBytes, maxFields = 200, mayTake = () => true }: MultipartOptions,
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
    isTaking ??= mayTake(fields);
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

/** Feeds the parser until it has finished, or was destroyed. */
async function pump(reader: BodyReader, busboy: BusboyInstance, maxBytes: number): Promise<void> {
  // One race around the whole loop and none in it: the promise of a failure would keep each chunk it raced.
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

/** Reads past what still comes, up to a limit in bytes and time; what comes after that is the server's matter. */
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
    // The sender went away: nothing is left to read.
  }
}
