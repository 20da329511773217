import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { menuGroups } from "../ui/frame/menu";
import { addressPath } from "./address-path";
import { commonFields } from "./common-fields";

export const page = {
  key: "page",
  table: "pages",
  folder: "own-pages",
  names: {
    one: msg(/* Of the website. */ "page"),
    count: msg(/* Of the website. */ "{count, plural, one {# page} other {# pages}}"),
    counted: msg(/* Of the website. */ "{count, plural, one {a page} other {# pages}}"),
    title: msg(/* Of the website. */ "Page"),
    titles: msg(/* Pages of the website that the school wrote. */ "Own pages"),
  },
  columns: { name: "title", words: ["details"], searched: ["title", "details"] },
  files: { table: "page_files", owner: "page_id", page: "/pages", form: "/dashboard/page-files" },
  pages: {
    list: "/dashboard/own-pages",
    add: "/dashboard/own-pages/add",
    record: "/dashboard/own-pages",
    afterAdding: "list",
  },
  own: ["list", "edit"],
  menu: {
    group: "Pages",
    place: "own pages",
    label: msg(/* Pages of the website that the school wrote. */ "Own pages"),
    icon: "file-text",
    add: msg("Add page"),
  },
  ordered: "new first",
  publishing: {},
  versioned: ["details"],
  shownAt: addressPath,
  addresses: { former: "page_addresses", owner: "page_id" },
  children: null,
  fields: {
    title: {
      ...commonFields.title,
      max: 80,
      required: msg("Enter a title, such as Uniform and books"),
    },
    details: {
      label: msg(/* The label of a field, and of a button that makes bold letters or lists. */ "Text"),
      type: "long",
      max: 20_000,
      required: msg("Enter the text of the page"),
      translated: true,
    },
    address: {
      label: msg("Address of the page"),
      called: msg(
        /* At the beginning of a sentence: “The address may have at most 300 characters”. */ "The address",
      ),
      max: 60,
      translated: false,
    },
    menu: {
      label: msg("Place in the menu"),
      options: [
        { value: "", label: msg("Not in the menu") },
        ...menuGroups.map((label) => ({ value: label, label })),
      ],
    },
    menu_label: { label: msg("Name in the menu"), max: 60, translated: "optional" },
    position: commonFields.position,
  },
  trash: { consequence: msg("Its page and all links to it go. It stays in the trash for 30 days.") },
} as const satisfies StaffKind<{ title: string; address: string }>;
