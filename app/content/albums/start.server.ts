import type { AppLoadContext } from "@remix-run/node";
import { recordEvent } from "~/activity-log/record-event.server";
import { runOnce } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import { getDoneMessage } from "~/kinds/kind";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import { album } from "../../kinds/album";
import { type AlbumValues, albums } from "./album.server";
import { photosPathOf, startedField } from "./pages";

export async function startAlbum(
  context: AppLoadContext,
  staff: Staff,
  fields: URLSearchParams,
  values: AlbumValues,
  consent: { note(trx: Database, id: number, who: string): Promise<void> },
): Promise<number> {
  const { db } = servicesOf(context);
  const started = Number(fields.get(startedField) ?? "");
  const known = started > 0 ? await albums.find(db, started) : undefined;
  if (known) {
    const isSame =
      known.name === values.name && known.date === values.date && known.details === values.details;
    if (!isSame) await albums.update(db, known.id, values);
    return known.id;
  }
  const own = new URLSearchParams({ ...values, [tokenFieldName]: fields.get(tokenFieldName) ?? "" });
  const { location } = await runOnce(db, own, async (trx) => {
    const id = await albums.create(trx, values);
    await consent.note(trx, id, staff.username);
    const record = { kind: album.key, id };
    await recordEvent(context, { who: staff.username, verb: "added", subject: values.name, record }, trx);
    return { location: photosPathOf(id), message: getDoneMessage(album, "added") };
  });
  return Number(/\/album\/(\d+)\//.exec(location)?.[1]);
}
