import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { findConsentRule } from "~/capabilities/consents/at-adding.server";
import { albumPath } from "~/content/albums/address";
import {
  addPhotosPathOf,
  arrangeParameter,
  arrangePathOf,
  captionsPathOf,
  photosPathOf,
} from "~/content/albums/pages";
import { type AlbumPhoto, photosOfAlbum } from "~/content/photos/album-photos.server";
import { album as albumWords } from "~/kinds/album";
import { blurPathOf, editPathOf, nameOrNone } from "~/kinds/kind";
import { photo as photoWords } from "~/kinds/photo";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { ActionForm } from "~/ui/form/action-form";
import { ButtonLink } from "~/ui/form/button";
import { type ChoiceButton, ChooseBox } from "~/ui/lists/choose";
import { StaffList } from "~/ui/lists/row-list";
import { RowMenu } from "~/ui/lists/row-menu";
import { MoveButtons, MoveToTop, OrderForm } from "~/ui/lists/row-order";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffAction, staffLoader } from "../staff-page.server";
import { albumOfPage } from "./album-of-page.server";
import { arrange } from "./arrange.server";

export const loader = staffLoader("editor", async ({ request, params, db }) => {
  const album = await albumOfPage(db, params);
  const rows = await photosOfAlbum(db, album.id);
  const isCover = rows.some(({ id }) => id === album.cover_id);
  const isArranging = new URL(request.url).searchParams.has(arrangeParameter);
  const asksConsent = (await findConsentRule(db, photoWords)) !== undefined;
  return {
    album,
    rows,
    isArranging,
    asksConsent,
    first: true,
    cover: isCover ? album.cover_id : rows[0]?.id,
  };
});

export const action = staffAction({ role: "editor" }, async (args) =>
  arrange(args, await albumOfPage(args.db, args.params)),
);

const formatOrderTitle = (name: string) =>
  t(/* The title of a page. */ "Order of the photos: {album}", { album: name });

const formatTitle = (name: string) => t(/* The title of a page. */ "Photos: {album}", { album: name });

export const meta = titled<typeof loader>((data) =>
  data ? (data.isArranging ? formatOrderTitle : formatTitle)(excerpt(data.album.name, 60)) : t("Photos"),
);

const getChoices = (asksConsent: boolean): ChoiceButton[] => [
  ...(asksConsent ? [{ value: "consent", label: t("Note a consent") }] : []),
  { value: "move", label: t(/* Photos to another album. */ "Move") },
  { value: "delete", label: t("Delete"), danger: true },
];

export default function PhotosOfAlbum() {
  const { album, cover, isArranging, asksConsent, ...page } = useLoaderData<typeof loader>();
  const { id } = album;
  const path = photosPathOf(id);
  const names = page.rows.map((row, index) => ({ id: row.id, name: nameIn(row, index) }));
  const places = (index: number) => ({ above: page.rows[index - 1]?.id, below: page.rows[index + 1]?.id });
  if (isArranging)
    return (
      <StaffList
        title={formatOrderTitle(album.name)}
        empty={{ icon: "photo", words: t("This album has no photos yet.") }}
        path={path}
        page={page}
        intro={
          <p className="actions mb-3">
            <ButtonLink variant="primary" to={path}>
              {t(/* Leaves a page on which everything is saved. */ "Done")}
            </ButtonLink>
          </p>
        }
        className="grid grid-cols-3 gap-2 sm:grid-cols-5 xl:grid-cols-8"
        below={<OrderForm rows={names} />}
      >
        {page.rows.map((row, index) => (
          <ArrangedTile
            key={row.id}
            photo={row}
            name={names[index]?.name ?? ""}
            number={index + 1}
            {...places(index)}
          />
        ))}
      </StaffList>
    );
  return (
    <StaffList
      title={formatTitle(album.name)}
      add={{ label: t("Add photos"), to: addPhotosPathOf(id) }}
      empty={{ icon: "photo", words: t("This album has no photos yet.") }}
      path={path}
      page={page}
      intro={
        <p className="actions mb-3">
          {page.rows.length > 1 ? (
            <ButtonLink className="max-sm:px-2.5" to={arrangePathOf(id)}>
              {t(/* The photos of an album. */ "Change the order")}
            </ButtonLink>
          ) : null}{" "}
          {page.rows.length > 0 ? (
            <ButtonLink className="max-sm:px-2.5" to={captionsPathOf(id)}>
              {t("Write captions")}
            </ButtonLink>
          ) : null}{" "}
          <ButtonLink className="max-sm:px-2.5" to={editPathOf(albumWords, id)}>
            {t("Edit name and day")}
          </ButtonLink>{" "}
          <ButtonLink className="max-sm:px-2.5" href={albumPath(album)}>
            {t("See it on the site")}
          </ButtonLink>
        </p>
      }
      choices={getChoices(asksConsent)}
      className="grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-4 xl:grid-cols-6"
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
  first: number | undefined;
}

function PhotoTile({ photo: { id, title, picture }, name, isCover, path, first }: PhotoTileProps) {
  const page = `${photoWords.pages.record}/${id}`;
  const form = `${page}/update`;
  return (
    <li
      id={`row-${id}`}
      className="relative min-w-0 scroll-mt-28 rounded-md target:bg-marigold-mist has-checked:bg-green-mist"
    >
      <div className="relative">
        <Link to={form} className="block">
          <Photo
            picture={picture}
            alt=""
            sizes="(width < 40rem) 30vw, 12rem"
            className="aspect-square w-full rounded-md bg-sand object-cover"
          />
          <span className="sr-only">{t("Edit {name}", { name })}</span>
        </Link>
        {isCover ? (
          <span className="tag pointer-events-none absolute right-1 bottom-1">{t("Cover")}</span>
        ) : null}
      </div>
      <span className="absolute top-1 left-1 rounded-md bg-sheet pl-2.5 *:flex">
        <ChooseBox value={id} name={name} />
      </span>
      <p className={`truncate px-1 pt-1 text-sm ${title ? "" : "text-ink-soft"}`} {...languageProps(title)}>
        {title || t("No caption")}
      </p>
      <div className="flex flex-wrap items-center [&_summary]:px-1 [&_summary]:whitespace-nowrap [&_details]:static [&_details>div]:inset-x-0 [&_details>div]:w-auto [&_details>div]:min-w-0">
        <RowMenu of={name}>
          <MoveToTop id={id} first={first} /> {isCover ? null : <CoverButton id={id} />}{" "}
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

interface ArrangedTileProps {
  photo: AlbumPhoto;
  name: string;
  number: number;
  above: number | undefined;
  below: number | undefined;
}

/** Square with arrows; its number is a handle for dragging. */
function ArrangedTile({ photo: { id, picture }, name, number, above, below }: ArrangedTileProps) {
  return (
    <li id={`row-${id}`} className="relative min-w-0 scroll-mt-28 rounded-md target:ring-3 target:ring-link">
      <Photo
        picture={picture}
        alt={name}
        sizes="(width < 40rem) 30vw, 8rem"
        className="aspect-square w-full rounded-md bg-sand object-cover"
      />
      <span
        data-drag={id}
        aria-hidden="true"
        className="absolute top-0 left-0 flex size-11 cursor-grab touch-none items-center justify-center rounded-md bg-sheet font-semibold"
      >
        {number}
      </span>
      <span className="absolute inset-x-0 bottom-0 [&_[data-drag]]:hidden [&_button]:bg-sheet [&>span]:justify-between">
        <MoveButtons row={{ id, name }} above={above} below={below} />
      </span>
    </li>
  );
}
