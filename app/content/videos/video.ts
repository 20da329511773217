import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";
import { videoCategories } from "./categories";

/** What a video is called, and what its form takes (specification section 3). */
export const video = {
  key: "video",
  fields: {
    title: { label: "Title", max: 200, required: "Enter a title" },
    description: { label: "Description", type: "long", max: 500 },
    video_id: { label: "Address of the video", max: 200 },
    duration: { label: "Length", max: 10 },
    views: { label: "Views", max: 11 },
    published_on: { label: "Published on", type: "date" },
    category: { label: "Category", options: videoCategories, required: "Choose a category" },
    position: { label: "Place in the order", type: "position" },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title,
  addTitle: "Add video",
  editTitle: "Update video",
  added: "Video added",
  changed: "Video updated",
  deleted: "Video deleted",
  failed: "Error uploading file",
  consequence: "It will no longer be on the home page or the events page.",
} satisfies RecordWords<{ title: string }>;
