import type { Budget } from "./budget";

/** PDF name such as `/Type`, with decoded `#xx` codes. */
export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfReference {
  constructor(readonly number: number) {}
}

export type PdfDictionary = Map<string, PdfValue>;
/** Start of a decoded string, as UTF-8 or Latin-1; enough for the address of a computer. */
export class PdfString {
  constructor(readonly text: string) {}
}

export type PdfValue = PdfName | PdfReference | PdfString | PdfDictionary | PdfValue[] | number | undefined;

/** Content is nested deeper than in real files. */
export class UnusualPdfError extends Error {
  override name = "UnusualPdfError";
}

const maxDepth = 100;
/** Stored members of the arrays and dictionaries in an object; of others only names are read. */
const maxKept = 50_000;
/** Work for a value that is read on its own, in addition to its bytes. */
const valueWork = 16;

const [space, regular, delimiter] = [0, 1, 2];
/** Character classes (ISO 32000-1, 7.2.2). */
const kinds = new Uint8Array(256).fill(regular);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = space;
for (const sign of "()<>[]{}/%") kinds[sign.charCodeAt(0)] = delimiter;

export function isSpace(code: number | undefined): boolean {
  return code !== undefined && kinds[code] === space;
}

/**
 * ISO 32000-1, 7.2 and 7.3, in one pass.
 * @param budget charged with all bytes read, also of overlapping values
 * @param onName called for each name at any depth @param onEntry called for each entry of a dictionary
 */
export function createPdfParser(
  budget: Budget,
  onName: (name: string) => void,
  onEntry: (key: string, value: PdfValue) => void,
) {
  let bytes: Uint8Array = new Uint8Array();
  let position = 0;
  let kept = 0;

  function read(source: Uint8Array, start: number): { value: PdfValue; end: number } {
    bytes = source;
    position = start;
    kept = 0;
    budget.charge(valueWork);
    const value = readValue(0);
    budget.charge(position - start);
    return { value, end: position };
  }

  function readValue(depth: number): PdfValue {
    if (depth > maxDepth) throw new UnusualPdfError();
    skipSpace();
    const code = bytes[position];
    if (code === 0x2f) return readName();
    if (code === 0x28) return readString();
    if (code === 0x5b) return readArray(depth);
    if (code === 0x3c) return bytes[position + 1] === 0x3c ? readDictionary(depth) : readHexString();
    if (code !== undefined && kinds[code] === regular) return readWord();
    position += 1;
    return undefined;
  }

  function skipSpace(): void {
    for (; position < bytes.length; position += 1) {
      const code = bytes[position];
      if (code === 0x25) skipComment();
      else if (!isSpace(code)) return;
    }
  }

  function skipComment(): void {
    while (position + 1 < bytes.length && bytes[position + 1] !== 10 && bytes[position + 1] !== 13)
      position += 1;
  }

  function readName(): PdfName {
    const start = position + 1;
    position = endOfWord(start);
    const text = latin1(start, position);
    const name = text.includes("#") ? decodeCodes(text) : text;
    onName(name);
    return new PdfName(name);
  }

  function readString(): PdfString {
    const start = position + 1;
    let depth = 0;
    for (; position < bytes.length; position += 1) {
      const code = bytes[position];
      if (code === 0x5c) position += 1;
      else if (code === 0x28) depth += 1;
      else if (code === 0x29) depth -= 1;
      if (depth === 0) break;
    }
    const end = Math.min(position, bytes.length);
    position += 1;
    return new PdfString(decodeText(decodeEscapes(latin1(start, end))));
  }

  function readHexString(): PdfString {
    const start = position + 1;
    const found = bytes.indexOf(0x3e, position);
    const end = found < 0 ? bytes.length : found;
    position = end + 1;
    const digits = latin1(start, end).replace(/[^\dA-Fa-f]/g, "");
    return new PdfString(decodeText(Buffer.from(digits, "hex").toString("latin1")));
  }

  function keeps(): boolean {
    kept += 1;
    return kept <= maxKept;
  }

  function readArray(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    position += 1;
    for (;;) {
      skipSpace();
      if (position >= bytes.length) return values;
      if (bytes[position] === 0x5d) {
        position += 1;
        return values;
      }
      const value = readValue(depth + 1);
      if (keeps()) values.push(value);
    }
  }

  function readDictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    position += 2;
    for (;;) {
      skipSpace();
      if (position >= bytes.length) return entries;
      if (bytes[position] === 0x3e) {
        position += bytes[position + 1] === 0x3e ? 2 : 1;
        return entries;
      }
      const key = readValue(depth + 1);
      if (!(key instanceof PdfName)) continue;
      skipSpace();
      const value = bytes[position] === 0x3e ? undefined : readValue(depth + 1);
      onEntry(key.name, value);
      if (keeps()) entries.set(key.name, value);
    }
  }

  function readWord(): number | PdfReference | undefined {
    const start = position;
    position = endOfWord(start);
    const number = integer(start, position);
    if (number === undefined) return undefined;
    const afterNumber = position;
    skipSpace();
    const generationStart = position;
    position = endOfWord(position);
    if (integer(generationStart, position) !== undefined) {
      skipSpace();
      if (bytes[position] === 0x52 && endOfWord(position) === position + 1) {
        position += 1;
        return new PdfReference(number);
      }
    }
    position = afterNumber;
    return number;
  }

  function endOfWord(start: number): number {
    let end = start;
    while (end < bytes.length && kinds[bytes[end] as number] === regular) end += 1;
    return end;
  }

  function integer(start: number, end: number): number | undefined {
    if (end === start || end - start > 10) return undefined;
    for (let index = start; index < end; index += 1) {
      const code = bytes[index] as number;
      if (code < 0x30 || code > 0x39) return undefined;
    }
    return Number(latin1(start, end));
  }

  /** PDF names have at most 127 bytes; of strings, the start is enough. */
  function latin1(start: number, end: number): string {
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(end - start, 400)).toString("latin1");
  }

  return { read };
}

function decodeCodes(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Decodes the escapes of a literal string (ISO 32000-1, 7.3.4.2). */
function decodeEscapes(text: string): string {
  return text.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, code: string) => {
    if (/^[\r\n]/.test(code)) return "";
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
    return escapes[code] ?? code;
  });
}

/** Decodes text in UTF-16 or UTF-8, which begins with a byte order mark. */
function decodeText(text: string): string {
  if (text.startsWith("\xfe\xff")) {
    const bytes = Buffer.from(text.slice(2), "latin1");
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString("utf16le");
  }
  return text.startsWith("\xef\xbb\xbf") ? Buffer.from(text.slice(3), "latin1").toString("utf8") : text;
}
