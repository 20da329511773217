import { t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { pictureRows, placeInRows } from "~/ui/pictures/full-rows";
import { Photo } from "~/ui/pictures/photo";
import { albumPath } from "./address";
import type { AlbumCard } from "./album.server";

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
  return (
    <ul className={`mt-3 ${pictureRows}`}>
      {albums.map((album, index) => {
        const { className, shape, sizes } = placeInRows(index, albums.length);
        return (
          <li key={album.id} className={className}>
            <a className="block text-ink no-underline [&:hover_h3]:underline" href={albumPath(album)}>
              {album.cover ? (
                <Photo
                  picture={album.cover}
                  alt=""
                  offer={album.name}
                  sizes={sizes}
                  priority={isFirst && index === 0}
                  inLink
                  className={`${shape} w-full rounded-petal bg-sand object-cover`}
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
        );
      })}
    </ul>
  );
}
