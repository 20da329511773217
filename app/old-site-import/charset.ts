import { windowsSigns } from "~/spreadsheets/parse-csv";

/** Control characters where pages mean signs of Windows-1252; some versions of Node decode it as Latin-1. */
const withSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

/** Decodes a page: by its header, its byte order mark, its own declaration, or as it can be read. */
export function decodePage(body: Buffer, contentType = ""): string {
  const start = body.toString("latin1", 0, 4096);
  const declared =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(start)?.[1] ??
    /^<\?xml[^>]+encoding=["']([\w-]+)/i.exec(start)?.[1];
  const isUtf8 = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  if (!isUtf8 && declared && !/^utf-?8$/i.test(declared)) {
    try {
      return withSigns(new TextDecoder(declared).decode(body));
    } catch {
      // An unknown name: the bytes decide.
    }
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return withSigns(new TextDecoder("windows-1252").decode(body));
  }
}
