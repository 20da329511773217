import type { SerializeFrom } from "@remix-run/node";
import { t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { albumPath } from "~/content/albums/address";
import { FacilityPhotos, type Look } from "~/content/facilities/photo-grid";
import { TourBar } from "~/content/facilities/tour";
import { facility as facilityWords } from "~/kinds/facility";
import { editPathOf } from "~/kinds/kind";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { AskSchool } from "~/ui/contact/ask-school";
import { LinkList } from "~/ui/page/link-list";
import { NeighbourLinks } from "~/ui/page/neighbour-links";
import { PageHeader } from "~/ui/page/page-header";
import { FixedPicture } from "~/ui/pictures/fixed-picture";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { FormattedText } from "~/ui/text/formatted-text";
import type { readFacility } from "./read-facility.server";

type Data = NonNullable<SerializeFrom<Awaited<ReturnType<typeof readFacility>>>>;

const bannerClass = "mt-4 h-36 w-full rounded-petal object-cover md:mt-0 md:h-60";
const bannerSizes = "(width < 48rem) 100vw, 30rem";

/** Shows banner, side list, description, tag chips and photo grid (specification section 2). */
export function FacilityPage({ page }: { page: Data }) {
  const { facility, blocks, tags, beside, tour, previous, next } = page;
  const hasPhotos = page.sample !== undefined || page.photos.length > 0;
  const isEmpty = blocks.length === 0 && tags.length === 0 && !facility.lead && !hasPhotos;
  return (
    <>
      <PageHeader title={facility.title} lead={facility.lead} picture={getBanner(page)} />
      <div className={beside.length > 0 ? "shell section with-sidebar" : "shell section"}>
        <div>
          {tour ? <TourBar {...tour} previous={previous?.to} next={next?.to} /> : null}
          {isEmpty ? <AskSchool missing={t("This facility is not described on this website yet.")} /> : null}
          <div className="text-base empty:hidden">
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
          <a className="tap onward gap-1.5 font-semibold" href={albumPath(album)}>
            {album.photos > photos.length
              ? t("See all {count, number} photos", { count: album.photos })
              : t("See these photos in the gallery")}
          </a>
        </p>
      ) : null}
    </>
  );
}
