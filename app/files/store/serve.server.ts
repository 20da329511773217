import { type FileHandle, open, stat } from "node:fs/promises";
import fresh from "fresh";

export interface ServeOptions {
  contentType: string;
  cacheControl: string;
  disposition?: { type: "attachment" | "inline"; fileName: string };
  /** Without quotes; default from size and time. */
  etag?: string;
}

const chunkBytes = 64 * 1024;

/** Answers GET or HEAD with 200, 206, 304, 404 or 416. @param path trusted: never from a request */
export async function serveFile(request: Request, path: string, options: ServeOptions): Promise<Response> {
  const file = await stat(path).catch(missing);
  if (!file?.isFile()) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response("File not found", { status: 404, headers: { ...headers, ...nosniff } });
  }
  const { size, mtime } = file;
  const etag = `"${options.etag ?? `${size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}`}"`;
  const headers = new Headers({
    ...nosniff,
    "Accept-Ranges": "bytes",
    "Cache-Control": options.cacheControl,
    ETag: etag,
    "Last-Modified": mtime.toUTCString(),
  });
  if (isUnchanged(request.headers, etag, mtime)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", options.contentType);
  if (options.disposition) headers.set("Content-Disposition", contentDisposition(options.disposition));
  const range =
    request.method === "GET" && rangeStillMeans(request.headers, etag, mtime)
      ? byteRange(request.headers.get("Range"), size)
      : undefined;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...nosniff, "Content-Range": `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size };
  if (range) headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  headers.set("Content-Length", String(end - start));
  const body = request.method === "HEAD" || start === end ? null : createFileStream(path, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

const nosniff = { "X-Content-Type-Options": "nosniff" };

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}

/** Formats Content-Disposition (RFC 6266): an ASCII name, and the full one (RFC 5987). */
export function contentDisposition({ type, fileName }: NonNullable<ServeOptions["disposition"]>): string {
  const name = fileName.replace(/[\p{Cc}\p{Surrogate}]/gu, "");
  const ascii = name.replace(/[^\x20-\x7E]/gu, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Opens the file at the first read, so that unread responses leave none open. */
function createFileStream(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let position = start;
  const close = async () => {
    const opened = file;
    file = undefined;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path, "r");
          const length = Math.min(chunkBytes, end - position);
          const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position);
          // The file shrank: fail, so that the response does not look complete.
          if (bytesRead === 0) throw new Error("The file ended early.");
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
        if (position >= end) {
          await close();
          controller.close();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

/** True if the client's copy is current (RFC 9110, section 13.2.2). @param etag with quotes */
function isUnchanged(headers: Headers, etag: string, modified: Date): boolean {
  return fresh(Object.fromEntries(headers), { etag, "last-modified": modified.toUTCString() });
}

/** True if a Range can be served: `If-Range` matches or is missing. */
function rangeStillMeans(headers: Headers, etag: string, modified: Date): boolean {
  const condition = headers.get("If-Range")?.trim();
  return condition === undefined || condition === etag || Date.parse(condition) === wholeSeconds(modified);
}

/** Undefined for none, several or invalid ranges, which a server may ignore (RFC 9110, section 14.2). */
function byteRange(
  header: string | null,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, "") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const suffix = Math.min(Number(last), size);
    return suffix === 0 ? "unsatisfiable" : { start: size - suffix, end: size };
  }
  const start = Number(first);
  const end = last === "" ? size : Math.min(Number(last) + 1, size);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

function wholeSeconds(date: Date): number {
  return Math.trunc(date.getTime() / 1000) * 1000;
}
