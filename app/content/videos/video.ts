import type { StaffKind } from "~/content/records/kind";
import { commonFields } from "../records/common-fields";
import { videoCategories } from "./categories";

/** What the site knows of a video: where it is, its form and its texts (specification section 3). */
export const video = {
  key: "video",
  table: "videos",
  names: { one: "video", title: "Video", titles: "Videos" },
  columns: { name: "title", words: ["description"], searched: ["title", "description", "category"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/videos", add: "/dashboard/videos/add", record: "/dashboard/videos" },
  menu: { group: "Publish", label: "Videos", icon: "player-play" },
  page: "/events",
  ordered: true,
  filters: { category: "category" },
  fields: {
    title: { label: "Title", max: 200 },
    description: { label: "Description", type: "long", max: 500 },
    video_id: { label: "YouTube link", max: 1000 },
    duration: { label: "Length", max: 10 },
    views: { label: "Views", max: 11 },
    published_on: { label: "Published on", type: "date" },
    category: { label: "Category", options: videoCategories, required: "Choose a category" },
    position: commonFields.position,
  },
  consequence: "It will no longer be on the home page or the events page.",
} as const satisfies StaffKind<{ title: string }>;
