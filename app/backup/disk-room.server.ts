import { statfs } from "node:fs/promises";
import { fileSize } from "~/text/file-size";
import { BackupError } from "./errors";

export type FreeBytes = (folder: string) => Promise<{ free: number; whole: number }>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
};

/** Bytes that a backup leaves free: 1 GB, or 5 % of a small disk. */
const getReserveBytes = (whole: number) => Math.min(1024 ** 3, whole * 0.05);

/** @param bytes to be written @throws BackupError if too little space would be left */
export async function needRoom(folder: string, bytes: number, room: FreeBytes = freeBytes): Promise<void> {
  const { free, whole } = await room(folder);
  const reserve = getReserveBytes(whole);
  if (free - bytes >= reserve) return;
  throw new BackupError(
    `There is not enough room on the disk: this needs ${fileSize(bytes)}, and ${fileSize(reserve)} must stay free for ` +
      `the website, but ${fileSize(free)} are free in ${folder}. Make room there, or choose another folder.`,
  );
}
