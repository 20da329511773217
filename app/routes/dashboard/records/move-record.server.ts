import { redirect } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { moveBeside, parseMove } from "~/capabilities/ordering/places.server";
import { nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import { speakingEnglish } from "~/languages/current";
import type { Records } from "~/records/records.server";
import { staffAction } from "../staff-page.server";

const changed: Message = msg(
  "The list has changed since you opened it, so nothing was moved. Please look at it and try again.",
);

/** Action of an ordered list: moves a record and returns to its row. */
export function moveRecord<Row extends object>(
  kind: StaffKind<NoInfer<Row>>,
  records: Pick<Records<Row, never>, "find">,
) {
  return staffAction({ role: "editor" }, async ({ request, db, fields, recordEvent }) => {
    const move = parseMove(fields.get("move"));
    const list = kind.pages.list + new URL(request.url).search;
    const outcome = !move
      ? "changed"
      : await db.transaction().execute(async (trx) => {
          const done = await moveBeside(trx, kind.table, move);
          const record = done === "moved" ? await records.find(trx, move.id) : undefined;
          if (!record) return done;
          const subject = speakingEnglish(() => nameOrNone(nameOf(kind, record)));
          const event = { verb: "moved" as const, subject };
          await recordEvent({ ...event, record: { kind: kind.key, id: move.id } }, trx);
          return done;
        });
    if (!move || outcome === "changed") return { answer: { location: list, message: t(changed) } };
    throw redirect(`${list}#row-${move.id}`, 303);
  });
}
