import { t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { Photo } from "~/files/photo";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { albumPath } from "./address";
import type { AlbumCard } from "./album.server";

/** Years that are open; the others can be opened. */
const openYears = 2;

export function AlbumsByYear({ albums }: { albums: AlbumCard[] }) {
  const years = [...new Set(albums.map(getYear))];
  return years.map((year, index) => (
    <Year key={year} year={year} index={index} albums={albums.filter((album) => getYear(album) === year)} />
  ));
}

function Year({ year, index, albums }: { year: string; index: number; albums: AlbumCard[] }) {
  if (index < openYears) {
    return (
      <section className="mb-8" aria-labelledby={`albums-${year}`}>
        <h2 id={`albums-${year}`}>{year}</h2>
        <AlbumList albums={albums} isFirst={index === 0} />
      </section>
    );
  }
  return (
    <details className="mb-4 border-t border-line">
      <summary className="tap text-lg font-semibold">
        {year}{" "}
        <span className="hint">
          {t("{count, plural, one {# album} other {# albums}}", { count: albums.length })}
        </span>
      </summary>
      <AlbumList albums={albums} isFirst={false} />
    </details>
  );
}

const getYear = ({ date }: AlbumCard) => date.slice(0, 4);

function AlbumList({ albums, isFirst }: { albums: AlbumCard[]; isFirst: boolean }) {
  const isFew = albums.length <= 2;
  return (
    <ul className={`mt-3 grid gap-4 2xs:grid-cols-2 md:gap-6 ${isFew ? "" : "md:grid-cols-3"}`}>
      {albums.map((album, index) => (
        <li key={album.id}>
          <a className="block text-ink no-underline [&:hover_h3]:underline" href={albumPath(album)}>
            {album.cover ? (
              <Photo
                picture={album.cover}
                alt=""
                offer={album.name}
                sizes={`(width < 40rem) 44vw, ${isFew ? "(width < 80rem) 46vw, 40rem" : "(width < 64rem) 30vw, 24rem"}`}
                priority={isFirst && index === 0}
                inLink
                className={`aspect-4/3 w-full rounded-card bg-sand object-cover ${isFew ? "md:aspect-16/9" : ""}`}
              />
            ) : null}
            <h3 className="mt-2 text-lg wrap-anywhere" {...languageProps(album.name)}>
              {album.name}
            </h3>
            <p className="hint flex flex-wrap items-center gap-x-3">
              <time dateTime={album.date}>{indianDate(album.date)}</time>{" "}
              <span className="inline-flex items-center gap-1">
                <Icon name="photo" size={16} />
                {t("{count, plural, one {# photo} other {# photos}}", { count: album.photos })}
              </span>
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
