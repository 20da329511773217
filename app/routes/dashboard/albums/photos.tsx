import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { blurPathOf } from "~/capabilities/blurring/blur-path";
import { albumPath } from "~/content/albums/address";
import { album as albumWords } from "~/content/albums/album";
import { addPhotosPathOf, captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { type AlbumPhoto, photosOfAlbum } from "~/content/photos/album-photos.server";
import { photo as photoWords } from "~/content/photos/photo";
import { editPathOf, nameOrNone } from "~/content/records/kind";
import { Photo } from "~/files/photo";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { excerpt } from "~/text/excerpt";
import type { ChoiceButton } from "~/ui/lists/choose";
import { Row, StaffList } from "~/ui/lists/row-list";
import { MoveButtons, OrderForm } from "~/ui/lists/row-order";
import { pageMeta } from "~/ui/page/page-meta";
import { albumOfPage } from "./album-of-page.server";
import { arrange } from "./arrange.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const album = await albumOfPage(db, params);
  const rows = await photosOfAlbum(db, album.id);
  const isCover = rows.some(({ id }) => id === album.cover_id);
  return { album, rows, first: true, cover: isCover ? album.cover_id : rows[0]?.id };
}

export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "editor");
  const album = await albumOfPage(servicesOf(context).db, params);
  return arrange(request, context, staff, album);
});

const formatTitle = (name: string) => t(/* The title of a page. */ "Photos: {album}", { album: name });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? formatTitle(excerpt(data.album.name, 60)) : t("Photos"));

const getChoices = (): ChoiceButton[] => [
  { value: "move", label: t(/* Photos to another album. */ "Move") },
  { value: "delete", label: t("Delete"), danger: true },
];

const thumbClass = "size-20 max-w-none flex-none rounded-md bg-sand object-cover lg:size-16";

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
      below={<OrderForm rows={names} />}
    >
      {page.rows.map((row, index) => {
        const name = names[index]?.name ?? "";
        return (
          <Row
            key={row.id}
            id={row.id}
            name={name}
            path={`${photoWords.pages.record}/${row.id}`}
            picture={<Photo picture={row.picture} alt="" sizes="5rem" className={thumbClass} />}
            buttons={
              <MoveButtons
                row={{ id: row.id, name }}
                above={page.rows[index - 1]?.id}
                below={page.rows[index + 1]?.id}
              />
            }
            more={
              <>
                {row.id === cover ? null : <CoverButton id={row.id} />}{" "}
                <Link to={`${path}/chosen?do=move&id=${row.id}`}>{t("Move to another album")}</Link>{" "}
                <Link to={blurPathOf(photoWords.key, row.id)}>{t("Blur faces")}</Link>
              </>
            }
          >
            <p className="hint">{row.id === cover ? <span className="tag">{t("Cover")}</span> : null}</p>
          </Row>
        );
      })}
    </StaffList>
  );
}

/** Position of photos without caption. */
const nameIn = ({ title, alt }: AlbumPhoto, index: number) =>
  title || (alt ? nameOrNone(excerpt(alt, 60)) : t("Photo {number}", { number: index + 1 }));

function CoverButton({ id }: { id: number }) {
  return (
    <Form method="post" preventScrollReset>
      <button type="submit" name="cover" value={id}>
        {t("Use as cover")}
      </button>
    </Form>
  );
}
