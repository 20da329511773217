import fresh from "fresh";

/** True if the client's copy is current (RFC 9110, section 13.2.2). @param etag with quotes */
export function isUnchanged(headers: Headers, etag: string, modified: Date): boolean {
  return fresh(Object.fromEntries(headers), { etag, "last-modified": modified.toUTCString() });
}

/** True if a Range can be served: `If-Range` matches or is missing. */
export function rangeStillMeans(headers: Headers, etag: string, modified: Date): boolean {
  const condition = headers.get("If-Range")?.trim();
  return condition === undefined || condition === etag || Date.parse(condition) === wholeSeconds(modified);
}

/** Undefined for none, several or invalid ranges, which a server may ignore (RFC 9110, section 14.2). */
export function byteRange(
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
