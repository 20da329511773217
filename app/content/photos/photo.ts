import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a photo: where it is, its form and its texts (specification section 3). */
export const photo = {
  key: "photo",
  table: "photos",
  names: { one: "photo", title: "Photo", titles: "Images" },
  columns: { name: "title", words: ["description", "alt"], searched: ["title", "description"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/deleteimage", add: "/dashboard/uploadimage", record: "/dashboard/image" },
  menu: { group: "Publish", label: "Gallery", icon: "photo", add: "Add Image" },
  page: "/school-gallery",
  endpoints: ["get_image.php", "uploadImg.php"],
  shownAt: ({ album_id }) => (album_id ? `/school-gallery/${album_id}` : "/school-gallery"),
  listOf: ({ album_id }) => (album_id ? `/dashboard/album/${album_id}/photos` : "/dashboard/deleteimage"),
  listing: { call: "get_image.php", label: "gallery photos", key: "photos" },
  takenDown: "That's my child",
  consents: true,
  fields: {
    title: { label: "Title", max: 200 },
    description: { label: "Description", type: "long", max: 2000 },
    alt: { label: "What the photo shows", max: 300 },
  },
  added: "Image uploaded successfully",
  changed: "Image updated successfully",
  deleted: "Image deleted successfully",
  consequence: "It will no longer be in the gallery.",
} as const satisfies StaffKind<{ title: string; album_id?: number | null }>;
