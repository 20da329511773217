import { msg } from "#message";
import { t } from "#say";
import type { Finding } from "~/findings/finding";
import { listRoomFindings } from "~/findings/room-findings.server";
import { takeDown } from "~/kinds/take-down";
import type { Database } from "~db/connection.server";
import { takeDownRoom } from "./room.server";
import { summarizeOpenTakeDowns } from "./take-down.server";

const hardlyRoom = msg(
  "There is hardly room for more requests to remove a photo. When there is none, parents cannot send theirs.",
);

const to = takeDown.pages.list;

export async function listTakeDownFindings(db: Database): Promise<Finding[]> {
  const [{ count, oldest }, rooms] = await Promise.all([
    summarizeOpenTakeDowns(db),
    listRoomFindings(db, [takeDownRoom], hardlyRoom, to),
  ]);
  if (count === 0) return rooms;
  return [
    {
      words: t(
        "{count, plural, one {A visitor asks you to remove something from the website.} other {Visitors ask you to remove # things from the website.}}",
        { count },
      ),
      link: { label: count === 1 ? t("Open the request") : t("Open the requests"), to },
      isUrgent: true,
      at: oldest,
    },
    ...rooms,
  ];
}
