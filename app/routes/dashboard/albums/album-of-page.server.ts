import { redirect } from "@remix-run/node";
import { type Album, albums } from "~/content/albums/album.server";
import { idOf, notFound } from "~/http/refusal";
import { album } from "~/kinds/album";
import type { Database } from "~db/connection.server";

/** Returns the page's album. @throws Response 404; a redirect to the list if it is in the trash */
export async function albumOfPage(db: Database, params: { id?: string | undefined }): Promise<Album> {
  const id = idOf(params);
  const found = await albums.find(db, id);
  if (found) return found;
  if (await albums.findAnywhere(db, id)) throw redirect(album.pages.list, 303);
  throw notFound();
}
