/** Recordings without sound, built from their formats' specifications. */

const element = (id: string, body: Buffer | Buffer[]) => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.concat(body);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + bytes.length);
  return Buffer.concat([Buffer.from(id, "hex"), size, bytes]);
};
const uint = (value: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** As Chromium's recorder makes it: no length in the header, and clusters of unknown size. */
export function webm(seconds: number, { codec = "A_OPUS", type = 2 } = {}): Buffer {
  const unknown = Buffer.from("01ffffffffffffff", "hex");
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const frame = (ms: number) =>
      element("a3", Buffer.concat([Buffer.from([0x81]), uint(ms, 2), Buffer.alloc(21)]));
    const time = element("e7", uint(second * 1000, 3));
    return Buffer.concat([Buffer.from("1f43b675", "hex"), unknown, time, frame(0), frame(1000)]);
  });
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from("webm"))),
    Buffer.from("18538067", "hex"),
    unknown,
    element("1549a966", element("2ad7b1", uint(1_000_000, 3))),
    element("1654ae6b", element("ae", [element("83", uint(type, 1)), element("86", Buffer.from(codec))])),
    ...clusters,
  ]);
}

/** As WhatsApp makes it. */
export function ogg(seconds: number, { head = "OpusHead" } = {}): Buffer {
  const page = (time: number, body: Buffer) => {
    const header = Buffer.alloc(28);
    header.write("OggS");
    header.writeBigInt64LE(BigInt(time), 6);
    header.writeUInt32LE(7, 14);
    header.writeUInt8(1, 26);
    header.writeUInt8(body.length, 27);
    return Buffer.concat([header, body]);
  };
  const first = Buffer.alloc(19);
  first.write(head);
  first.writeUInt16LE(312, 10);
  const sound = Array.from({ length: seconds }, (_, second) =>
    page(312 + (second + 1) * 48_000, Buffer.alloc(20)),
  );
  return Buffer.concat([page(0, first), page(0, Buffer.from("OpusTags")), ...sound]);
}

const box = (name: string, ...bodies: Buffer[]) => {
  const body = Buffer.concat(bodies);
  return Buffer.concat([uint(8 + body.length, 4), Buffer.from(name), body]);
};

/** @param isFragmented as Safari's recorder makes it; otherwise as iPhones' voice memos */
export function m4a(
  seconds: number,
  { isFragmented = false, handler = "soun", entry = "mp4a" } = {},
): Buffer {
  const scale = 48_000;
  const samples = Math.round((seconds * scale) / 1024);
  const times = isFragmented ? [uint(0, 4)] : [uint(1, 4), uint(samples, 4), uint(1024, 4)];
  const table = box(
    "stbl",
    box("stsd", uint(0, 4), uint(1, 4), box(entry, Buffer.alloc(28))),
    box("stts", uint(0, 4), ...times),
  );
  const media = box(
    "mdia",
    box("mdhd", Buffer.alloc(12), uint(scale, 4), uint(1, 4), Buffer.alloc(4)),
    box("hdlr", Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
    box("minf", table),
  );
  const defaults = box("mvex", box("trex", Buffer.alloc(12), uint(1024, 4), Buffer.alloc(8)));
  const fragment = box(
    "moof",
    box(
      "traf",
      box("tfhd", uint(0x20000, 4), uint(1, 4)),
      box("trun", uint(1, 4), uint(samples, 4), uint(0, 4)),
    ),
  );
  return Buffer.concat([
    box("ftyp", Buffer.from("M4A "), uint(0, 4)),
    box("moov", box("trak", media), ...(isFragmented ? [defaults] : [])),
    ...(isFragmented ? [fragment] : []),
    box("mdat", Buffer.alloc(200)),
  ]);
}
