import type { Video } from "./video.server";

/** Returns the address of a video's film on this site; empty if it is on YouTube or missing. */
export function filmUrl({ video_id, sample_film }: Pick<Video, "video_id" | "sample_film">): string {
  return !video_id && sample_film ? `/films/${sample_film}.mp4` : "";
}

export const filmAnchor = (id: number) => `film-${id}`;
