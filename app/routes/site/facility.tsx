import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { hiddenPages } from "~/capabilities/settings/hidden-pages";
import { settingsOnPage } from "~/capabilities/settings/queries.server";
import { splitPoints } from "~/capabilities/texts/chapters.server";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { albumPath } from "~/content/albums/address";
import { readAlbumCards } from "~/content/albums/album.server";
import { facilityPath } from "~/content/facilities/address";
import { facility as facilityWords, samplePhotosChoice } from "~/content/facilities/facility";
import { findByAddress, linksBeside, listFacilityLinks } from "~/content/facilities/facility.server";
import { FacilityPhotos, type Look } from "~/content/facilities/photo-grid";
import { findSamplePhotos } from "~/content/facilities/sample-photos";
import { TourBar, tourPath, tourStops } from "~/content/facilities/tour";
import { photosOnPage } from "~/content/photos/album-photos.server";
import { editPathOf } from "~/content/records/kind";
import { shareOf } from "~/files/focus/share-picture";
import { Photo } from "~/files/photo";
import { notFound, refusal } from "~/http/refusal";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { Icon } from "~/ui/icons/icon";
import { LinkList } from "~/ui/page/link-list";
import { NeighbourLinks } from "~/ui/page/neighbour-links";
import { PageHeader } from "~/ui/page/page-header";
import { pageMeta } from "~/ui/page/page-meta";
import { FixedPicture } from "~/ui/pictures/fixed-picture";
import { EditLink } from "~/ui/records/edit-link";
import { FormattedText } from "~/ui/text/formatted-text";
import type { Database } from "~db/connection.server";

const query = { tour: (value) => value === "1" } satisfies PageQuery;
export const handle = { params: { facility: /[^/.]+/ }, query, layout: "wide" };

/** Photos of an album that are shown; all of them are in the gallery. */
const shown = 12;

/** Redirects from former addresses of a facility. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const address = (params.facility ?? "").normalize("NFC");
  const facility = await findByAddress(db, address.toLowerCase());
  if (!facility) throw notFound();
  const path = facilityPath(facility);
  if (facility.address !== address) throw redirect(path, 301);
  const [links, photos, settings] = await Promise.all([
    listFacilityLinks(db),
    readPhotos(db, facility.photos),
    settingsOnPage(db),
  ]);
  const { id, title, lead, details, tags, sample_photos } = facility;
  const stops = readQuery(request, query).tour ? tourStops(links, hiddenPages(settings)) : [];
  const isTour = stops.some(({ to }) => to === path);
  const sequence = isTour ? stops : links;
  const place = sequence.findIndex(({ to }) => to === path);
  const sample = facility.photos === samplePhotosChoice ? findSamplePhotos(sample_photos) : undefined;
  const shared = photos.album?.cover ?? (sample && { stem: sample.banner, focus: sample.focus });
  const neighbour = (link: (typeof links)[number] | undefined) =>
    link && { name: link.menu, to: isTour ? tourPath(link) : link.to };
  return {
    facility: { id, title, lead, path },
    blocks: formatText(details),
    summary: lead || excerptInWords(plainText(details), 150),
    tags: splitPoints(tags),
    ...photos,
    sample,
    ...(shared && { sharePicture: shareOf(shared, title) }),
    beside: linksBeside(links),
    tour: isTour ? { place: place + 1, count: stops.length } : undefined,
    previous: neighbour(sequence[place - 1]),
    next: neighbour(sequence[place + 1]),
  };
}

/** @param choice an album's number, or other text */
async function readPhotos(db: Database, choice: string) {
  const id = /^\d+$/.test(choice) ? Number(choice) : 0;
  const album = id ? (await readAlbumCards(db, [id])).get(id) : undefined;
  return album ? { album, photos: await photosOnPage(db, id, { limit: shown }) } : { photos: [] };
}

/** Answers 405 for a facility, and 404 for other addresses. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { db } = servicesOf(context);
  if (await findByAddress(db, (params.facility ?? "").toLowerCase())) {
    throw refusal(405, t("This page takes no forms."), { Allow: "GET, HEAD" });
  }
  throw notFound();
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.facility.title ?? "", data?.summary);

const bannerClass = "mt-4 h-36 w-full rounded-card object-cover md:h-64";
const bannerSizes = "(width < 76rem) 100vw, 72rem";

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** Shows banner, side list, description, tag chips and photo grid (specification section 2). */
export default function FacilityPage() {
  const page = useLoaderData<typeof loader>();
  const { facility, blocks, tags, beside, tour, previous, next } = page;
  return (
    <>
      <PageHeader title={facility.title} lead={facility.lead} picture={getBanner(page)} />
      <div className={beside.length > 0 ? "shell section with-sidebar" : "shell section"}>
        <div>
          {tour ? <TourBar {...tour} previous={previous?.to} next={next?.to} /> : null}
          <div className="text-base">
            <OnlyInEnglish text={wordsOfBlocks(blocks)} />
            <FormattedText blocks={blocks} />
          </div>
          <EditLink to={editPathOf(facilityWords, facility.id)} of={facility.title} />
          {tags.length > 0 ? (
            <ul className="mt-4 mb-5 flex flex-wrap gap-2" aria-label={t("At a glance")}>
              {tags.map((tag) => (
                <li key={tag} className="plain-chip" {...languageProps(tag)}>
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
          <Photos page={page} />
          <NeighbourLinks
            label={t("Other facilities")}
            before={previous && { relation: t("Previous facility"), ...previous }}
            after={next && { relation: t("Next facility"), ...next }}
          />
        </div>
        {beside.length > 0 ? (
          <nav className="sidebar" aria-label={t("Facilities")}>
            <h2 className="text-lg">{t("Facilities")}</h2>
            <LinkList links={beside} current={facility.path} />
          </nav>
        ) : null}
      </div>
    </>
  );
}

/** Returns the picture below the page's name: the cover of its album, or the sample's. */
function getBanner({ album, sample }: Data) {
  const look = { alt: "", className: bannerClass, sizes: bannerSizes, priority: true };
  if (album?.cover) return <Photo picture={album.cover} {...look} />;
  return sample ? <FixedPicture name={sample.banner} focus={sample.focus} {...look} /> : undefined;
}

function Photos({ page }: { page: Data }) {
  const { album, photos, sample, facility } = page;
  if (sample) {
    const fixed = sample.photos.map(({ name, alt }) => ({
      key: name,
      show: (look: Look) => <FixedPicture name={name} alt={t(alt)} {...look} />,
    }));
    return <FacilityPhotos photos={fixed} />;
  }
  const own = photos.map(({ id, picture, alt, title }) => ({
    key: id,
    show: (look: Look) => (
      <Photo picture={picture} alt={alt || title || t("Photo: {name}", { name: facility.title })} {...look} />
    ),
  }));
  return (
    <>
      <FacilityPhotos photos={own} />
      {album && album.photos > 0 ? (
        <p className="mt-4">
          <a className="tap gap-1.5 font-semibold" href={albumPath(album)}>
            {album.photos > shown
              ? t("See all {count, number} photos", { count: album.photos })
              : t("See these photos in the gallery")}
            <Icon name="chevron-right" size={18} />
          </a>
        </p>
      ) : null}
    </>
  );
}
