import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";
import { videoCategories } from "./video-categories";

export const video = {
  key: "video",
  table: "videos",
  names: {
    one: msg("video"),
    count: msg("{count, plural, one {# video} other {# videos}}"),
    counted: msg("{count, plural, one {a video} other {# videos}}"),
    title: msg("Video"),
    titles: msg("Videos"),
  },
  columns: { name: "title", words: ["description"], searched: ["title", "description", "category"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/videos", add: "/dashboard/videos/add", record: "/dashboard/videos" },
  own: ["list", "edit"],
  menu: { group: "People", place: "photos", label: msg("Videos"), icon: "player-play" },
  page: "/events",
  ordered: "new first",
  filters: { category: "category" },
  children: null,
  fields: {
    title: { label: msg("Title"), max: 200, translated: true },
    description: { label: msg("Description"), type: "long", max: 500, translated: true },
    video_id: { label: msg("YouTube link"), max: 1000, translated: false },
    duration: { label: msg(/* Of a film, in minutes. */ "Length"), max: 10, translated: false },
    views: {
      label: msg(/* Number of times that a film was watched. */ "Views"),
      type: "number",
      max: 11,
      translated: false,
    },
    published_on: { label: msg("Published on"), type: "date" },
    category: { label: msg("Category"), options: videoCategories, required: msg("Choose a category") },
    position: commonFields.position,
  },
  trash: { consequence: msg("It will no longer be on the home page or the events page.") },
} as const satisfies StaffKind<{ title: string }>;
