import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { indianDate } from "~/dates/indian-dates";
import { editPathOf } from "~/kinds/kind";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { useDocumentProps } from "~/ui/page/document-context";
import { fullestColumns } from "~/ui/pictures/full-rows";
import { phoneSizes } from "~/ui/pictures/phone-sizes";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { video as videoWords } from "../../kinds/video";
import { categoryClass, categoryLabel } from "../../kinds/video-categories";
import { filmAnchor, filmUrl } from "./film";
import type { Video } from "./video.server";

/** Shared by poster and player (video.enhance.ts). */
const playerClass = "block aspect-16/9 w-full rounded-petal bg-green-deep object-cover";

const featuredClass = "mb-4 grid sm:mb-6 lg:grid-cols-[1.6fr_1fr] lg:items-center lg:gap-8";
const featuredSmallClass = "mb-3 sm:mb-6 sm:grid lg:grid-cols-[1.6fr_1fr] lg:items-center lg:gap-8";
/** On phones: small poster next to the text. */
const besideClass =
  "2xs:max-sm:not-data-playing:grid 2xs:max-sm:grid-cols-[8rem_minmax(0,1fr)] 2xs:max-sm:gap-x-3";
const posterClass = "relative block self-start text-white";

interface VideoCardProps {
  video: Video;
  /** Shows the player instead of the poster: the answer to a tap without script. */
  playing?: boolean;
  featured?: boolean;
  /** On phones as small as the others. */
  small?: boolean;
  heading?: "h2" | "h3";
  /** Default: `article`. */
  as?: "article" | "li";
  className?: string | undefined;
}

/** Returns the address that plays a video, without script too; empty if there is no film. */
const playPath = (video: Video) =>
  video.video_id
    ? `https://www.youtube.com/watch?v=${video.video_id}`
    : filmUrl(video) && `/events?film=${video.id}#${filmAnchor(video.id)}`;

/** Link to the video; with script it plays in place. Without a film it is a picture only. */
function VideoCard({
  video,
  featured = false,
  small = !featured,
  playing = false,
  heading: Heading = "h2",
  as: Card = "article",
  className,
}: VideoCardProps) {
  const known = [
    video.views === null
      ? ""
      : t(/* Number of times that a film was watched. */ "{views} views", { views: figure(video.views) }),
    video.published_on ? indianDate(video.published_on) : "",
  ].filter(Boolean);
  const { light } = useDocumentProps();
  if (light) return <VideoText video={video} heading={Heading} as={Card} className={className} />;
  return (
    <Card
      id={filmUrl(video) ? filmAnchor(video.id) : undefined}
      className={[className, featured && (small ? featuredSmallClass : featuredClass), small && besideClass]
        .filter(Boolean)
        .join(" ")}
      data-playing={playing ? "" : undefined}
    >
      {playing ? (
        <Player video={video} />
      ) : playPath(video) ? (
        <a
          href={playPath(video)}
          className={
            shownDuration(video)
              ? `${posterClass} film-length ${small ? "max-sm:after:hidden" : ""}`
              : posterClass
          }
          data-label={shownDuration(video) || undefined}
          data-enhance="video"
          data-video={video.video_id || undefined}
          data-film={filmUrl(video) || undefined}
        >
          <Poster video={video} featured={featured} />
          <span className={small ? "play-button max-sm:size-11" : "play-button"}>
            {shownDuration(video)
              ? t(/* {time} such as 0:12. */ "Play {film}, {time}", {
                  film: video.title,
                  time: video.duration,
                })
              : t("Play {film}", { film: video.title })}
          </span>
        </a>
      ) : (
        <div className={posterClass}>
          <Poster video={video} featured={featured} />
        </div>
      )}
      <div
        className={`grid content-start justify-items-start gap-1.5 ${small ? "max-sm:gap-0.5 sm:mt-3 max-sm:[&>p]:text-sm/snug" : "mt-3"}`}
      >
        <span
          className={`tag max-sm:after:shown-label ${categoryClass(video.category)}`}
          data-label={small && shownDuration(video) ? ` · ${video.duration}` : undefined}
        >
          {categoryLabel(video.category)}
        </span>
        <Heading
          className={featured ? (small ? "max-sm:text-base sm:text-xl" : "text-xl") : "text-base"}
          {...languageProps(video.title)}
        >
          {video.title}
        </Heading>
        <LongText text={video.description} className="text-ink-soft" />
        {known.length > 0 ? <p className="hint">{known.join(" · ")}</p> : null}
        <EditLink to={editPathOf(videoWords, video.id)} of={video.title} />
      </div>
    </Card>
  );
}

/** Loads nothing but the poster until it plays. */
function Player({ video }: { video: Video }) {
  const film = filmUrl(video);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the clips have no sound
    <video
      className={playerClass}
      controls
      autoPlay
      playsInline
      preload="none"
      poster={`/uploads/${video.picture.stem}-480.jpg`}
      src={film}
      title={video.title}
    >
      <a href={film}>{video.title}</a>
    </video>
  );
}

/** Light version: a link with its length. */
function VideoText({
  video,
  heading: Heading,
  as: Card,
  className = "",
}: Pick<VideoCardProps, "video" | "className"> & Required<Pick<VideoCardProps, "heading" | "as">>) {
  return (
    <Card className={`border-b border-line pb-2 ${className}`}>
      <Heading className="text-base" {...languageProps(video.title)}>
        {playPath(video) ? (
          <a className="tap" href={filmUrl(video) || playPath(video)}>
            {video.title}
          </a>
        ) : (
          video.title
        )}
        {shownDuration(video) ? (
          <span className="ml-2 font-sans text-sm font-normal">{video.duration}</span>
        ) : null}
      </Heading>
      <LongText text={video.description} className="text-ink-soft" />
    </Card>
  );
}

/** A picture without a film has no length. */
const shownDuration = (video: Video) => playPath(video) && video.duration;

function Poster({ video, featured }: { video: Video; featured: boolean }) {
  return (
    <Photo
      picture={video.picture}
      alt=""
      small={!featured}
      className={playerClass}
      sizes={
        featured
          ? phoneSizes("92vw", "(width < 64rem) 90vw, 40rem")
          : phoneSizes("8rem", "(width < 80rem) 30vw, 13rem")
      }
    />
  );
}

const stripClass = "grid gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3";
const stripClasses = { 3: stripClass, 4: `${stripClass} lg:grid-cols-4`, 6: `${stripClass} xl:grid-cols-6` };

interface VideoCollectionProps {
  videos: Video[];
  heading?: "h2" | "h3";
  playing?: number | undefined;
  /** On phones three small cards. */
  onHome?: boolean;
}

export function VideoCollection({ videos, heading = "h2", playing, onHome = false }: VideoCollectionProps) {
  const [first, ...others] = videos;
  if (!first) return <EmptyList icon="player-play">{t("No videos yet.")}</EmptyList>;
  return (
    <>
      <ListInEnglish texts={videos.map(({ title, description }) => `${title} ${description}`)} />
      <VideoCard video={first} heading={heading} playing={first.id === playing} featured small={onHome} />
      <ul className={stripClasses[fullestColumns(others.length, [6, 4, 3])]}>
        {others.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            heading={heading}
            playing={video.id === playing}
            as="li"
            className={onHome ? "max-sm:nth-[n+3]:hidden!" : undefined}
          />
        ))}
      </ul>
    </>
  );
}
