import { type Message, t } from "#say";
import { isRoomShort, type Room } from "~/limits/room.server";
import type { Database } from "~db/connection.server";
import type { Finding } from "./finding";

/** Warns if one of the rooms for what visitors send has little space left. @param to list of the records */
export async function listRoomFindings(
  db: Database,
  rooms: readonly Room[],
  words: Message,
  to: string,
): Promise<Finding[]> {
  const short = await Promise.all(rooms.map((room) => isRoomShort(db, room)));
  if (!short.includes(true)) return [];
  return [{ words: t(words), link: { label: t("Delete old ones"), to }, isUrgent: true }];
}
