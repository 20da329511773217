import { readFile } from "node:fs/promises";
import { type Budget, BudgetSpentError } from "./budget";

export const maxRecordingBytes = 150 * 1024;

/** Work for one element, page, box or sample. */
const itemWork = 16;

export interface RecordingReport {
  extension?: "webm" | "ogg" | "m4a";
  /** Read from the sound itself; headers can be missing or wrong. */
  seconds?: number;
  problem?: "not a recording" | "too large" | "too much work";
}

/** Examines a recording of one track: Opus in WebM or Ogg, or AAC in MP4. */
export async function examineRecording(path: string, budget: Budget): Promise<RecordingReport> {
  const bytes = await readFile(path);
  budget.charge(bytes.length);
  if (bytes.length > maxRecordingBytes) return { problem: "too large" };
  try {
    const extension = findFormat(bytes);
    const seconds = extension && readers[extension](bytes, budget);
    if (seconds) return { extension, seconds };
  } catch (error) {
    if (error instanceof BudgetSpentError) return { problem: "too much work" };
    // The file ends within a value.
    if (!(error instanceof RangeError)) throw error;
  }
  return { problem: "not a recording" };
}

function findFormat(bytes: Buffer): "webm" | "ogg" | "m4a" | undefined {
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return "webm";
  if (bytes.toString("latin1", 0, 4) === "OggS") return "ogg";
  return bytes.toString("latin1", 4, 8) === "ftyp" ? "m4a" : undefined;
}

/** They return 0 for a file that is not a recording. */
const readers = { webm: readWebm, ogg: readOgg, m4a: readMp4 };

/** Elements of WebM (RFC 9559) that contain others: Segment, Info, Tracks, TrackEntry, Cluster, BlockGroup. */
const webmContainers = [0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0];

function readWebm(bytes: Buffer, budget: Budget): number {
  let position = 0;
  /** EBML's variable length (RFC 8794). @param marked keeps the marker, as IDs do */
  const readNumber = (marked: boolean): number => {
    const first = bytes.readUInt8(position);
    const length = Math.clz32(first) - 23;
    let value = marked ? first : first & (0xff >> length);
    for (let index = 1; index < length; index += 1) value = value * 256 + bytes.readUInt8(position + index);
    position += length;
    return value;
  };
  const readUnsigned = (start: number, length: number) =>
    length > 0 && length <= 6 ? bytes.readUIntBE(start, length) : 0;
  let scale = 1_000_000;
  let cluster = 0;
  let last = 0;
  let isOpus = false;
  while (position < bytes.length) {
    budget.charge(itemWork);
    const id = readNumber(true);
    const size = readNumber(false);
    if (webmContainers.includes(id)) continue;
    const start = position;
    if (id === 0x2ad7b1) scale = readUnsigned(start, size);
    // Sound is track type 2.
    if (id === 0x83 && readUnsigned(start, size) !== 2) return 0;
    if (id === 0x86) isOpus = bytes.toString("latin1", start, start + size) === "A_OPUS";
    if (id === 0xe7) cluster = readUnsigned(start, size);
    // SimpleBlock and Block: track, and the time since the start of the cluster.
    if (id === 0xa3 || id === 0xa1) {
      readNumber(false);
      last = Math.max(last, cluster + bytes.readInt16BE(position));
    }
    position = start + size;
  }
  return isOpus ? (last * scale) / 1e9 : 0;
}

/** Pages of Ogg (RFC 3533) with Opus (RFC 7845), whose position counts 48,000 a second. */
function readOgg(bytes: Buffer, budget: Budget): number {
  const serial = bytes.readUInt32LE(14);
  let skipped = 0;
  let last = 0;
  for (let start = 0, page = 0; start < bytes.length; page += 1) {
    budget.charge(itemWork);
    if (bytes.toString("latin1", start, start + 4) !== "OggS") return 0;
    // Other tracks could be pictures.
    if (bytes.readUInt32LE(start + 14) !== serial) return 0;
    const body = start + 27 + bytes.readUInt8(start + 26);
    const sizes = bytes.subarray(start + 27, body);
    if (page === 0) {
      if (bytes.toString("latin1", body, body + 8) !== "OpusHead") return 0;
      skipped = bytes.readUInt16LE(body + 10);
    }
    const time = bytes.readBigInt64LE(start + 6);
    if (time > 0n) last = Number(time);
    start = body + sizes.reduce((sum, size) => sum + size, 0);
  }
  return Math.max(0, last - skipped) / 48_000;
}

const mp4Containers = ["moov", "trak", "mdia", "minf", "stbl", "moof", "traf", "mvex"];

/** Boxes of MP4 (ISO/IEC 14496-12): sums the lengths of the samples, also of fragments. */
function readMp4(bytes: Buffer, budget: Budget): number {
  let scale = 0;
  let units = 0;
  let tracks = 0;
  let isSound = false;
  let isAac = false;
  let defaultLength = 0;
  let fragmentLength = 0;
  const read = (from: number, to: number): void => {
    for (let start = from; start + 8 <= to; ) {
      budget.charge(itemWork);
      const size = bytes.readUInt32BE(start);
      const end = size === 0 ? to : start + size;
      if (size === 1 || end < start + 8 || end > to) return;
      const name = bytes.toString("latin1", start + 4, start + 8);
      const body = start + 8;
      if (mp4Containers.includes(name)) read(body, end);
      if (name === "hdlr") {
        const handler = bytes.toString("latin1", body + 8, body + 12);
        if (handler === "soun") isSound = true;
        if (["soun", "vide"].includes(handler)) tracks += 1;
      }
      if (name === "mdhd") scale = bytes.readUInt32BE(body + (bytes.readUInt8(body) === 1 ? 20 : 12));
      if (name === "stsd") isAac = bytes.toString("latin1", body + 12, body + 16) === "mp4a";
      if (name === "stts")
        for (let entry = body + 8; entry + 8 <= end; entry += 8) {
          budget.charge(itemWork);
          units += bytes.readUInt32BE(entry) * bytes.readUInt32BE(entry + 4);
        }
      if (name === "trex") defaultLength = bytes.readUInt32BE(body + 12);
      if (name === "tfhd") {
        const flags = bytes.readUInt32BE(body) & 0xffffff;
        const at = body + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
        fragmentLength = flags & 8 ? bytes.readUInt32BE(at) : defaultLength;
      }
      if (name === "trun") units += readRun(bytes, { body, end, length: fragmentLength }, budget);
      start = end;
    }
  };
  read(0, bytes.length);
  return tracks === 1 && isSound && isAac && scale > 0 ? units / scale : 0;
}

interface Run {
  body: number;
  end: number;
  length: number;
}

function readRun(bytes: Buffer, { body, end, length }: Run, budget: Budget): number {
  const flags = bytes.readUInt32BE(body) & 0xffffff;
  const count = bytes.readUInt32BE(body + 4);
  if (!(flags & 0x100)) return count * length;
  const first = body + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const bytesOfSample = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let units = 0;
  for (let index = 0; index < count; index += 1) {
    const sample = first + index * bytesOfSample;
    if (sample + 4 > end) break;
    budget.charge(itemWork);
    units += bytes.readUInt32BE(sample);
  }
  return units;
}
