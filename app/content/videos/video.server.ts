import { z } from "zod";
import { msg } from "#message";
import { day, parserOf, text } from "~/forms/fields.server";
import { parseVideoId, videoAddressWords } from "~/links/video-address";
import { recordsOf } from "~/records/records.server";
import { video } from "../../kinds/video";

/** In the order of staff; the first is featured. */
export const videos = recordsOf(video, ["sample_film"]);

export type Video = Awaited<ReturnType<typeof videos.list>>[number];

/** Fields of specification section 3. The photo is checked separately. */
export const parseVideo = parserOf(video.fields, {
  fields: ({ title, video_id, duration, views }) => ({
    title: title.refine((value) => value !== "", "Enter a title"),
    video_id: video_id.transform(parseVideoId).pipe(z.string(videoAddressWords)),
    duration: duration.refine(
      (value) => /^((\d{1,2}:)?\d{1,2}:\d{2})?$/.test(value),
      msg("Enter minutes and seconds, such as 6:20, or leave it empty"),
    ),
    views: views.transform((value) => (value === "" ? null : Number(value))),
    published_on: text(video.fields.published_on.label, 10)
      .transform((value) => value || null)
      .pipe(day(msg("Enter the date, such as 2026-04-01, or leave it empty")).nullable()),
  }),
});
