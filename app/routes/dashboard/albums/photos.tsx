import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { albumPath } from "~/content/albums/address";
import { addPhotosPathOf, captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { type AlbumPhoto, photosOfAlbum } from "~/content/photos/album-photos.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { album as albumWords } from "~/kinds/album";
import { blurPathOf, editPathOf, nameOrNone } from "~/kinds/kind";
import { photo as photoWords } from "~/kinds/photo";
import { servicesOf } from "~/services/services.server";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { ActionForm } from "~/ui/form/action-form";
import { type ChoiceButton, ChooseBox } from "~/ui/lists/choose";
import { StaffList } from "~/ui/lists/row-list";
import { RowMenu } from "~/ui/lists/row-menu";
import { MoveButtons, MoveToTop, OrderForm } from "~/ui/lists/row-order";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffLoader } from "../staff-page.server";
import { albumOfPage } from "./album-of-page.server";
import { arrange } from "./arrange.server";

export const loader = staffLoader("editor", async ({ params, db }) => {
  const album = await albumOfPage(db, params);
  const rows = await photosOfAlbum(db, album.id);
  const isCover = rows.some(({ id }) => id === album.cover_id);
  return { album, rows, first: true, cover: isCover ? album.cover_id : rows[0]?.id };
});

export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "editor");
  const album = await albumOfPage(servicesOf(context).db, params);
  return arrange(request, context, staff, album);
});

const formatTitle = (name: string) => t(/* The title of a page. */ "Photos: {album}", { album: name });

export const meta = titled<typeof loader>((data) =>
  data ? formatTitle(excerpt(data.album.name, 60)) : t("Photos"),
);

const getChoices = (): ChoiceButton[] => [
  { value: "move", label: t(/* Photos to another album. */ "Move") },
  { value: "delete", label: t("Delete"), danger: true },
];

export default function PhotosOfAlbum() {
  const { album, cover, ...page } = useLoaderData<typeof loader>();
  const { id } = album;
  const path = photosPathOf(id);
  const names = page.rows.map((row, index) => ({ id: row.id, name: nameIn(row, index) }));
  return (
    <StaffList
      title={formatTitle(album.name)}
      add={{ label: t("Add photos"), to: addPhotosPathOf(id) }}
      empty={{ icon: "photo", words: t("This album has no photos yet.") }}
      path={path}
      page={page}
      intro={
        <p className="actions mb-3">
          {page.rows.length > 0 ? (
            <Link className="button button-quiet max-sm:px-2.5" to={captionsPathOf(id)}>
              {t("Write captions")}
            </Link>
          ) : null}{" "}
          <Link className="button button-quiet max-sm:px-2.5" to={editPathOf(albumWords, id)}>
            {t("Edit name and day")}
          </Link>{" "}
          <a className="button button-quiet max-sm:px-2.5" href={albumPath(album)}>
            {t("See it on the site")}
          </a>
        </p>
      }
      choices={getChoices()}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 xl:grid-cols-5"
      below={<OrderForm rows={names} />}
    >
      {page.rows.map((row, index) => {
        const name = names[index]?.name ?? "";
        return (
          <PhotoTile
            key={row.id}
            photo={row}
            name={name}
            isCover={row.id === cover}
            path={path}
            above={page.rows[index - 1]?.id}
            below={page.rows[index + 1]?.id}
            first={page.rows[0]?.id}
          />
        );
      })}
    </StaffList>
  );
}

/** Position of photos without caption. */
const nameIn = ({ title, alt }: AlbumPhoto, index: number) =>
  title || (alt ? nameOrNone(excerpt(alt, 60)) : t("Photo {number}", { number: index + 1 }));

interface PhotoTileProps {
  photo: AlbumPhoto;
  name: string;
  isCover: boolean;
  path: string;
  above: number | undefined;
  below: number | undefined;
  first: number | undefined;
}

function PhotoTile({ photo: { id, title, picture }, name, isCover, path, ...places }: PhotoTileProps) {
  const page = `${photoWords.pages.record}/${id}`;
  const form = `${page}/update`;
  return (
    <li
      id={`row-${id}`}
      className="relative min-w-0 scroll-mt-28 rounded-md target:bg-marigold-mist has-checked:bg-green-mist"
    >
      <Link to={form}>
        <Photo
          picture={picture}
          alt=""
          sizes="(width < 40rem) 45vw, 12rem"
          className="aspect-square w-full rounded-md bg-sand object-cover"
        />
        <span className="sr-only">{t("Edit {name}", { name })}</span>
      </Link>
      <span className="absolute top-1 left-1 rounded-md bg-sheet pl-2.5 *:flex">
        <ChooseBox value={id} name={name} />
      </span>
      {isCover ? <span className="tag absolute top-2 right-2">{t("Cover")}</span> : null}
      <p className={`truncate px-1 pt-1 text-sm ${title ? "" : "text-ink-soft"}`} {...languageProps(title)}>
        {title || t("No caption")}
      </p>
      <div className="flex flex-wrap items-center [&_summary]:px-1 [&_summary]:whitespace-nowrap [&_details]:static [&_details>div]:inset-x-0 [&_details>div]:w-auto [&_details>div]:min-w-0">
        <MoveButtons row={{ id, name }} above={places.above} below={places.below} />
        <RowMenu of={name}>
          <MoveToTop id={id} first={places.first} /> {isCover ? null : <CoverButton id={id} />}{" "}
          <Link to={form}>{t("Edit")}</Link>{" "}
          <Link to={`${path}/chosen?do=move&id=${id}`}>{t("Move to another album")}</Link>{" "}
          <Link to={blurPathOf(photoWords.key, id)}>{t("Blur faces")}</Link>{" "}
          <DeleteLink to={`${page}/delete`} of={name} inRow />
        </RowMenu>
      </div>
    </li>
  );
}

function CoverButton({ id }: { id: number }) {
  return (
    <ActionForm preventScrollReset>
      <button type="submit" name="cover" value={id}>
        {t("Use as cover")}
      </button>
    </ActionForm>
  );
}
