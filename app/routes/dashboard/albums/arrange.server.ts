import { redirect } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { moveBeside, parseMove } from "~/capabilities/ordering/places.server";
import { type Album, chooseCover } from "~/content/albums/album.server";
import { arrangeParameter, arrangePathOf, photosPathOf } from "~/content/albums/pages";
import { photosOfAlbum } from "~/content/photos/album-photos.server";
import { album as albumWords } from "~/kinds/album";
import type { Database } from "~db/connection.server";
import type { StaffFormArgs } from "../staff-page.server";

const changed: Message = msg(
  "The album has changed since you opened it, so nothing was done. Please look at it and try again.",
);

/** Moves a photo (`move`) or makes it the cover (`cover`). */
export async function arrange({ request, db, fields, recordEvent }: StaffFormArgs, album: Album) {
  const move = parseMove(fields.get("move"));
  const cover = Number(fields.get("cover"));
  const outcome = await db.transaction().execute(async (trx) => {
    const note = (verb: "moved photos" | "chose cover") =>
      recordEvent(
        {
          verb,
          subject: album.name,
          record: { kind: albumWords.key, id: album.id },
          merged: true,
        },
        trx,
      );
    if (move) {
      const within = { column: "album_id", value: album.id, place: "place" };
      const done = await moveBeside(trx, "photos", move, within);
      if (done === "moved") await note("moved photos");
      return done;
    }
    if (!(await isIn(trx, album.id, cover))) return "changed";
    await chooseCover(trx, album.id, cover);
    await note("chose cover");
    return "cover";
  });
  const isArranging = new URL(request.url).searchParams.has(arrangeParameter);
  const location = (isArranging ? arrangePathOf : photosPathOf)(album.id);
  if (outcome === "changed") return { answer: { location, message: t(changed) } };
  if (outcome === "cover") return { answer: { location, message: t("This photo is the cover now") } };
  throw redirect(`${location}#row-${move?.id}`, 303);
}

async function isIn(db: Database, album: number, photo: number): Promise<boolean> {
  return (await photosOfAlbum(db, album)).some(({ id }) => id === photo);
}
