import { SectionHeading } from "~/content/texts/section-heading";
import { VideoCollection } from "~/content/videos/list";
import type { Video } from "~/content/videos/queries.server";
import { Icon } from "~/ui/icon";

interface VideosProps {
  /** The line above the heading. */
  above: string;
  heading: string;
  videos: Video[];
  channel: string;
}

/** One featured video, six cards, and the way to the school's channel (specification section 2, point 8). */
export function VideosSection({ above, heading, videos, channel }: VideosProps) {
  if (videos.length === 0) return null;
  return (
    <section className="section fade-in" aria-labelledby="videos-heading" data-fade>
      <div className="shell">
        <SectionHeading
          id="videos-heading"
          above={above}
          aboveName="videos_eyebrow"
          heading={heading}
          name="videos_heading"
        />
        <VideoCollection videos={videos} heading="h3" />
        {channel ? (
          <p className="mt-6 flex justify-center">
            <a className="button button-quiet" href={channel}>
              Show More
              <Icon name="external-link" size={18} />
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
