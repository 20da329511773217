import { msg } from "#message";
import { subscriberRoom } from "~/content/subscribers/room.server";
import type { Finding } from "~/findings/finding";
import { listRoomFindings } from "~/findings/room-findings.server";
import { subscriber } from "~/kinds/subscriber";
import type { Database } from "~db/connection.server";
import { phoneRoom } from "./push/phones.server";

const almostFull = msg("The newsletter list is almost full. When it is full, visitors cannot subscribe.");

export function listChannelFindings(db: Database): Promise<Finding[]> {
  return listRoomFindings(db, [subscriberRoom, phoneRoom], almostFull, subscriber.pages.list);
}
