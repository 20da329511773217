import { dirname } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import { scarcestDisk } from "~/files/store/disk-space.server";
import { bytesUnderWay } from "~/files/upload/multipart.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** Maximum that strangers can store before staff must delete some. */
export interface Room {
  table: string;
  count: number;
  bytes: number;
  size: RawBuilder<number>;
  /** Counted rows; default all. */
  where?: RawBuilder<unknown>;
}

/** Room for the texts of a table, in these columns. */
export const roomForTexts = (
  table: string,
  columns: string[],
  { megabytes, ...room }: { count: number; megabytes: number; where?: RawBuilder<unknown> },
): Room => ({
  table,
  bytes: megabytes * 1024 ** 2,
  size: sql`octet_length(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || `,
  )})`,
  ...room,
});

/** Bytes reserved for the school: strangers must not fill the disk. */
const reserved = 250 * 1024 * 1024;

/** Share from which staff are warned. */
const almost = 0.9;

/** No space for a stranger's message; the text says what to do. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
}

async function usage(db: Database, { table, size, where = sql`1` }: Room) {
  const { rows } = await sql<{ count: number; bytes: number | null }>`
    select count(*) as count, sum(${size}) as bytes from ${sql.table(table)} where ${where}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

export async function isRoomShort(db: Database, room: Room): Promise<boolean> {
  const { count, bytes } = await usage(db, room);
  return Math.max(count / room.count, bytes / room.bytes) >= almost;
}

/** Returns a check for more bytes, made when called, so that concurrent uploads do not share space. */
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

/** @throws NoRoomError if one more text does not fit */
export async function needRoom(context: AppLoadContext, room: Room, bytes: number): Promise<void> {
  const holds = await readRoom(context, room);
  if (holds(bytes)) return;
  throw new NoRoomError(
    t("There is no room for more at the moment, so nothing was saved. Please call the school office."),
  );
}
