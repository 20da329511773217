import { dirname } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import { scarcestDisk } from "~/files/disk-space.server";
import { bytesUnderWay } from "~/files/multipart.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** The most of one kind that strangers can send before staff must make room. */
export interface Room {
  table: string;
  count: number;
  bytes: number;
  /** The bytes of a row. */
  size: RawBuilder<number>;
  /** The rows of the table that belong to it; all, if not given. */
  where?: RawBuilder<unknown>;
}

/** Bytes that strangers leave to the school's own work: a disk that they could fill would stop the notices too. */
const reserved = 250 * 1024 * 1024;

/** The share of its room from which on staff are told. */
const almost = 0.9;

/** There is no room for what a stranger sent; the message says what to do. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
}

async function usage(db: Database, { table, size, where = sql`1` }: Room) {
  const { rows } = await sql<{ count: number; bytes: number | null }>`
    select count(*) as count, sum(${size}) as bytes from ${sql.table(table)} where ${where}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

/** True if staff should make room. */
export async function isRoomShort(db: Database, room: Room): Promise<boolean> {
  const { count, bytes } = await usage(db, room);
  return Math.max(count / room.count, bytes / room.bytes) >= almost;
}

/**
 * Reads how much room there is, in the table and on the disk.
 * @returns tells, at the moment of the call, if so many more bytes fit: two uploads at once are not to share the same room
 */
export async function readRoom(context: AppLoadContext, room: Room): Promise<(bytes: number) => boolean> {
  const { db, files, config } = servicesOf(context);
  const [used, ofFiles, ofDatabase] = await Promise.all([
    usage(db, room),
    files.freeBytes(),
    scarcestDisk([dirname(config.databaseFile)]),
  ]);
  const free = Math.min(ofFiles, ofDatabase?.free ?? ofFiles);
  return (bytes) =>
    used.count < room.count && used.bytes + bytes <= room.bytes && free - bytesUnderWay() >= reserved + bytes;
}

/** Makes sure that there is room for one more text of a stranger. @throws NoRoomError */
export async function needRoom(context: AppLoadContext, room: Room, bytes: number): Promise<void> {
  const holds = await readRoom(context, room);
  if (holds(bytes)) return;
  throw new NoRoomError(
    t("There is no room for more at the moment, so nothing was saved. Please call the school office."),
  );
}
