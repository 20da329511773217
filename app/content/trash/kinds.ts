export interface TrashTable {
  table: string;
  /** The column that names a record. */
  name: string;
  label: string;
  /** Where staff find it again. */
  list: string;
  /** The column with the address of the document that a record is of. */
  document?: string;
}

/** What can be deleted and restored. */
export const trashKinds = {
  notice: { table: "notices", name: "title", label: "Notice", list: "/dashboard/deletenotice" },
  job: { table: "jobs", name: "title", label: "Job post", list: "/dashboard/deletePost" },
  photo: { table: "photos", name: "title", label: "Photo", list: "/dashboard/deleteimage" },
  result: { table: "toppers", name: "name", label: "Result", list: "/dashboard/manageresults" },
  "faculty member": { table: "faculty", name: "name", label: "Faculty", list: "/dashboard/deletefaculty" },
  testimonial: {
    table: "testimonials",
    name: "name",
    label: "Testimonial",
    list: "/dashboard/testimonials",
  },
  "pop-up": { table: "popups", name: "title", label: "Pop-up", list: "/dashboard/popups" },
  slide: { table: "slides", name: "title", label: "Slide", list: "/dashboard/slides" },
  video: { table: "videos", name: "title", label: "Video", list: "/dashboard/videos" },
  "disclosure document": {
    table: "disclosures",
    name: "name",
    label: "Disclosure document",
    list: "/dashboard/disclosures",
    document: "url",
  },
  "calendar entry": {
    table: "calendar_entries",
    name: "title",
    label: "Calendar entry",
    list: "/dashboard/calendar",
  },
} as const satisfies Record<string, TrashTable>;

/** Days that a deleted record can be restored. */
export const trashDays = 30;

export type TrashKind = keyof typeof trashKinds;

/** One record in the trash, as a form names it: `notice:12`. */
export function trashItem(kind: TrashKind, id: number): string {
  return `${kind}:${id}`;
}

/** Reads `notice:12`; undefined for anything else. */
export function parseTrashItem(item: string | null): { kind: TrashKind; id: number } | undefined {
  const match = /^([a-z -]+):(\d{1,15})$/.exec(item ?? "");
  if (!match?.[1] || !Object.hasOwn(trashKinds, match[1])) return undefined;
  return { kind: match[1] as TrashKind, id: Number(match[2]) };
}
