import { Photo } from "~/files/photo";
import { longDate } from "~/ui/dates";
import { figure } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { phoneSizes } from "~/ui/phone-sizes";
import { categoryColour } from "./categories";
import type { Video } from "./queries.server";

interface VideoCardProps {
  video: Video;
  featured?: boolean;
  heading?: "h2" | "h3";
}

/**
 * A video as a link with a light poster: without script it opens the video, with script it plays in place after
 * the click, never before. One whose address is not known yet is a picture with words. View count and age only where staff entered them.
 */
function VideoCard({ video, featured = false, heading: Heading = "h2" }: VideoCardProps) {
  const known = [
    video.views === null ? "" : `${figure(video.views)} views`,
    video.published_on ? longDate(video.published_on) : "",
  ].filter(Boolean);
  return (
    <article className={featured ? "video video-featured" : "video"}>
      {video.video_id ? (
        <a
          href={`https://www.youtube.com/watch?v=${video.video_id}`}
          className="video-poster"
          data-enhance="video"
          data-video={video.video_id}
        >
          <Poster video={video} featured={featured} />
          <span className="video-play">
            <Icon name="player-play" size={28} />
            <span className="sr-only">{`Play ${video.title}`}</span>
          </span>
        </a>
      ) : (
        <div className="video-poster">
          <Poster video={video} featured={featured} />
        </div>
      )}
      <div className="video-words">
        <span className={`tag colour-${categoryColour(video.category)}`}>{video.category}</span>
        <Heading>{video.title}</Heading>
        {video.description ? <p>{video.description}</p> : null}
        {known.length > 0 ? <p className="hint">{known.join(" · ")}</p> : null}
      </div>
    </article>
  );
}

function Poster({ video, featured }: { video: Video; featured: boolean }) {
  return (
    <>
      <Photo
        picture={video.picture}
        alt=""
        sizes={phoneSizes("92vw", featured ? "(width < 64rem) 90vw, 40rem" : "20rem")}
      />
      {video.duration ? <span className="video-length">{video.duration}</span> : null}
    </>
  );
}

/** One featured video and the others as cards. */
export function VideoCollection({ videos, heading = "h2" }: { videos: Video[]; heading?: "h2" | "h3" }) {
  const [first, ...others] = videos;
  if (!first) {
    return (
      <p className="empty">
        <Icon name="player-play" size={28} />
        No videos yet.
      </p>
    );
  }
  return (
    <>
      <VideoCard video={first} heading={heading} featured />
      <ul className="video-grid">
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} heading={heading} />
          </li>
        ))}
      </ul>
    </>
  );
}
