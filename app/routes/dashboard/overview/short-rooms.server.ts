import { takeDownRoom } from "~/capabilities/take-downs/room";
import { phoneRoom } from "~/channels/push/phones.server";
import { enquiryRoom, messageRoom } from "~/content/messages/room";
import { resumeRoom } from "~/content/resumes/room";
import { subscriberRoom } from "~/content/subscribers/room";
import { isRoomShort, type Room } from "~/limits/room.server";
import type { Database } from "~db/connection.server";

export type Inbox = "resumes" | "messages" | "subscribers" | "takeDowns";

const rooms: [Inbox, Room][] = [
  ["resumes", resumeRoom],
  ["messages", messageRoom],
  ["messages", enquiryRoom],
  ["subscribers", subscriberRoom],
  ["subscribers", phoneRoom],
  ["takeDowns", takeDownRoom],
];

/** Inbound kinds with little space left. */
export async function listShortRooms(db: Database): Promise<Inbox[]> {
  const short = await Promise.all(rooms.map(([, room]) => isRoomShort(db, room)));
  return [...new Set(rooms.filter((_, index) => short[index]).map(([inbox]) => inbox))];
}
