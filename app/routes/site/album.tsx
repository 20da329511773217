import { type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { albumPath } from "~/content/albums/address";
import { albums, findNeighbours } from "~/content/albums/album.server";
import { photosOnPage } from "~/content/photos/album-photos.server";
import { PhotoGrid } from "~/content/photos/list";
import { indianDate } from "~/dates/indian-dates";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { notFound } from "~/http/refusal";
import { album as albumWords } from "~/kinds/album";
import { editPathOf } from "~/kinds/kind";
import { numberedPart, numberInAddress } from "~/links/slug";
import { servicesOf } from "~/services/services.server";
import { excerptInWords } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { NeighbourLinks } from "~/ui/page/neighbour-links";
import { titled } from "~/ui/page/page-meta";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { missing } from "./missing.server";

export const handle = { params: { album: numberedPart }, layout: "wide" };

/** An album at its address; under an older name, or by its number alone, it leads there. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const id = numberInAddress(params.album);
  if (id === undefined) throw notFound();
  const album = await albums.findOnSite(db, id);
  if (!album) throw await missing(db, "albums", id);
  const path = albumPath(album);
  if (new URL(request.url).pathname !== path) throw redirect(path, 301);
  const [photos, neighbours] = await Promise.all([photosOnPage(db, album.id), findNeighbours(db, album)]);
  const cover = photos.find((photo) => photo.id === album.cover_id) ?? photos[0];
  return {
    album,
    photos,
    neighbours,
    ...(cover && { sharePicture: shareOf(cover.picture, cover.alt || cover.title || album.name) }),
  };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>((data) => data?.album.name ?? "", {
  description: (data) => {
    if (!data) return;
    const { details, date } = data.album;
    return details
      ? excerptInWords(plainText(details), 150)
      : t("Photos of {date}", { date: indianDate(date) });
  },
});

export default function AlbumPage() {
  const { album, photos, neighbours } = useLoaderData<typeof loader>();
  const { newer, older } = neighbours;
  const { name, date, details } = album;
  return (
    <div className="shell section pt-2.5 md:pt-5">
      <h1 {...languageProps(name)}>{name}</h1>
      <p className="hint flex flex-wrap items-center justify-between gap-x-6">
        <time dateTime={date}>{indianDate(date)}</time>{" "}
        <a className="more-link back" href="/school-gallery">
          {t("All albums")}
        </a>
      </p>
      <LongText text={details} className="my-4 max-w-176 wrap-anywhere" />
      <EditLink to={editPathOf(albumWords, album.id)} of={name} />
      <div className="mt-4">
        <PhotoGrid photos={photos} />
      </div>
      <NeighbourLinks
        label={t("Other albums")}
        before={newer && { relation: t("Newer album"), name: newer.name, to: albumPath(newer) }}
        after={older && { relation: t("Older album"), name: older.name, to: albumPath(older) }}
      />
    </div>
  );
}
