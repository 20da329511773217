import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const photo = {
  key: "photo",
  table: "photos",
  names: {
    one: msg(/* In a sentence: “This photo is not on the website any more.” */ "photo"),
    count: msg("{count, plural, one {# photo} other {# photos}}"),
    counted: msg("{count, plural, one {a photo} other {# photos}}"),
    title: msg("Photo"),
    titles: msg("Images"),
  },
  columns: { name: "title", words: ["description", "alt"], searched: ["title", "description"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/deleteimage", add: "/dashboard/uploadimage", record: "/dashboard/image" },
  own: ["list", "add", "delete", "edit"],
  menu: { group: "People", place: "photos", label: msg("Gallery"), icon: "photo", add: msg("Add Image") },
  page: "/school-gallery",
  legacy: {
    endpoints: ["get_image.php", "uploadImg.php"],
    listing: { call: "get_image.php", label: "gallery photos", key: "photos" },
  },
  shownAt: ({ album_id }) => (album_id ? `/school-gallery/${album_id}` : "/school-gallery"),
  listOf: ({ album_id }) => (album_id ? `/dashboard/album/${album_id}/photos` : "/dashboard/deleteimage"),
  children: {
    consent: true,
    takeDown: msg(
      /* A link beside a photo, to ask that it be taken down; the name or title follows for who hears it. */ "Remove this photo",
    ),
  },
  fields: {
    title: { label: msg("Title"), max: 200, translated: true },
    description: { label: msg("Description"), type: "long", max: 2000, translated: true },
    alt: { label: msg("What the photo shows"), max: 300, translated: true },
  },
  texts: {
    added: msg("Image uploaded successfully"),
    changed: msg("Image updated successfully"),
    deleted: msg("Image deleted successfully"),
  },
  trash: { consequence: msg("It will no longer be in the gallery.") },
} as const satisfies StaffKind<{ title: string; album_id?: number | null }>;
