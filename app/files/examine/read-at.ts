import type { FileHandle } from "node:fs/promises";

/** Reads up to `bytes` bytes from a position of a file; fewer at its end. */
export async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}
