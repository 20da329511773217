import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const album = {
  key: "album",
  table: "albums",
  names: {
    one: msg("album"),
    count: msg("{count, plural, one {# album} other {# albums}}"),
    counted: msg("{count, plural, one {an album} other {# albums}}"),
    title: msg("Album"),
    titles: msg("Albums"),
  },
  columns: { name: "name", words: ["details", "date"], searched: ["name", "details"] },
  pages: {
    list: "/dashboard/albums",
    add: "/dashboard/albums/add",
    record: "/dashboard/album",
    afterAdding: "list",
  },
  own: ["list", "add", "delete", "edit"],
  menu: { group: "People", place: "photos", label: msg("Albums"), icon: "photo" },
  filters: { date: "date" },
  numbered: "/school-gallery",
  children: { consent: true },
  fields: {
    name: {
      label: msg("Name"),
      called: msg(
        /* At the beginning of a sentence: “The name may have at most 100 characters”. */ "The name",
      ),
      max: 120,
      required: msg("Enter a name, such as Sports day"),
      translated: true,
    },
    date: { label: msg("Day"), type: "date", required: msg("Enter the day, such as 2026-04-01") },
    details: { label: msg("About it"), type: "long", max: 2000, translated: true },
  },
  texts: {
    changed: msg("Album saved"),
    failed: msg("The album could not be saved. Please try again."),
  },
  trash: {
    consequence: msg("Visitors will not see it any more. It stays in the trash for 30 days."),
    consequenceOfMany: msg(
      "Their photos stay in the gallery, under More photos. The albums stay in the trash for 30 days.",
    ),
    holds: { table: "photos", owner: "album_id" },
  },
} as const satisfies StaffKind<{ name: string }>;
