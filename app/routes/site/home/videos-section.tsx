import { t } from "#say";
import { VideoCollection } from "~/content/videos/list";
import type { Video } from "~/content/videos/video.server";
import { isFrontPage } from "~/links/front-page";
import { SectionHeading } from "~/page-texts/section-heading";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";

interface VideosProps {
  eyebrow: string;
  heading: string;
  videos: Video[];
  channel: string;
}

/** One featured video, six cards and the link to the school's channel (specification section 2, point 8). */
export function VideosSection({ eyebrow, heading, videos, channel }: VideosProps) {
  if (videos.length === 0) return null;
  return (
    <section className="section below-fold-115 fade-in bg-sheet" aria-labelledby="videos-heading" data-fade>
      <div className="shell">
        <SectionHeading of="videos" eyebrow={eyebrow} heading={heading} className="mb-4" />
        <VideoCollection videos={videos} heading="h3" onHome />
        {channel ? (
          <p className="mt-4 flex justify-center">
            {/* The sample names no channel: its films are all on this site. */}
            {isFrontPage(channel) ? (
              <ButtonLink className="onward" href="/events">
                {t("Show More")}
              </ButtonLink>
            ) : (
              <ButtonLink href={channel}>
                {t("Show More")}
                <Icon name="external-link" size={18} />
              </ButtonLink>
            )}
          </p>
        ) : null}
      </div>
    </section>
  );
}
