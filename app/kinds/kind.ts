import { type Message, msg, t } from "#say";
import type { FieldSpec } from "~/forms/field-specs";
import type { IconName } from "~/ui/icons/icon";
import type { Role, Schema, SoftDeletableTable } from "~db/schema";
import { excerpt } from "../text/excerpt";

export type MenuGroup = "News" | "People" | "Inbox" | "Pages" | "CBSE" | "Settings";

/** Entry of the menu with a tab for each of its kinds (routes/dashboard/menu/entries.ts). */
export type MenuPlace = "home page" | "photos" | "own pages" | "offer" | "privacy";

/**
 * Declares one kind of record, without JSX or queries. `app/routes.ts` reads it before path
 * aliases are known, so import run-time values by relative paths. Every page of staff carries all kinds, so keep them short.
 */
export interface RecordKind {
  /** Identifies the kind in the database, in forms and in the activity log. */
  key: string;
  table: keyof Schema;
  /** Name of its folders in `app/content` and `app/routes/dashboard`; the table's name if it is missing. */
  folder?: string;
  /** In a sentence ("Delete this notice?"), "1 notice", with article ("a notice"), and as titles. */
  names: { one: Message; count: Message; counted: Message; title: Message; titles: Message };
  columns: {
    name: string;
    /** Columns whose first words identify records without a name. */
    words: readonly string[];
    /** Columns of the word index of the table, which the staff list searches. */
    searched: readonly string[];
    /** Further columns of the word index: the names of its `files`, and `marks` for the filters of its list. */
    indexed?: readonly ("files" | "marks")[];
  };
  /** The one file of a record: a picture, a public document by its URL in a column, or a private file by its name. */
  file?: { type: "picture" } | { type: "document" | "private"; column: string };
  /** Table of PDFs and photos, its column of the record's ID, public address, and page that stages them. */
  files?: {
    table: "notice_files" | "page_files";
    owner: "notice_id" | "page_id";
    page: string;
    form: string;
    /** Takes recordings too: the table has their columns. */
    recordings?: true;
  };
  /**
   * Dashboard pages. `many` adds records from a table, answered by `import.tsx` (app/capabilities/imports). Forms add `/:id/update` and `/:id/delete` to
   * `record`; with `view`, `/:id` is a page too. `csv` is a file with all records of an inbound kind (records/inbound.server.ts).
   */
  pages: { list: string; add?: string; many?: string; record: string; view?: true; csv?: string };
  /** Pages with a file of their own in `app/routes/dashboard/<folder>` instead of the shared one (routes/kind-routes.ts). */
  own?: readonly ("list" | "add" | "edit" | "delete" | "import")[];
  /** Lowest role that can see the records; default: editor. */
  role?: Role;
  /** Entry in the menu of staff, or tab of an entry: its group, the label of the list, and the label of the page that adds a record. */
  menu: { group: MenuGroup; place?: MenuPlace; label: Message; icon: IconName; add?: Message };
  /** Public page, answered by `routes/site/<page>.tsx`. */
  page?: string;
  legacy?: {
    /** Calls below `/gdapi/`, each answered by the file of its name in `routes/gdapi/`. */
    endpoints: readonly string[];
    listing?: { call: string; key: string; label: string };
  };
}

export type KindWithFiles = RecordKind & Required<Pick<RecordKind, "files">>;

/** A text must say if it can be translated. Names of people cannot, or are optional. */
type RecordField = FieldSpec &
  (
    | { type: "date" | "time" | "position" | "check" }
    | { options: object }
    | { translated: boolean | "optional" }
  );

/** Soft-deletable kind that staff write. Its records are public. */
export interface StaffKind<Named> extends RecordKind {
  table: SoftDeletableTable;
  /** `afterAdding` replaces the dashboard as the next page (specification section 4). */
  pages: RecordKind["pages"] & { add: string; afterAdding?: "list" };
  /** Fields in the order of the form; each is a column. */
  fields: Record<string, RecordField>;
  /** Path of the public pages of single records, `<path>/<id>-<words>`. */
  numbered?: string;
  /** Returns the public path of a record, if it is neither `numbered` nor `page`. */
  shownAt?(record: Named & { id: number }): string;
  /** Records have a field `address`. Table of their former addresses, and its column with the record's ID. */
  addresses?: { former: "facility_addresses" | "page_addresses"; owner: string };
  /** Returns the staff list of a record, if it is not `pages.list`. */
  listOf?(record: Named): string;
  nameOf?(record: Named): string;
  /** Field that filters the staff list, and the date of its year filter; the date of adding if it is missing. */
  filters?: { category?: string; date?: string };
  /** Staff choose the order. New records are first or last, or where the form's field for the position says. */
  ordered?: "new first" | "new last";
  /** Records can be drafts, scheduled, pinned and, when they have ended, archived at their address. */
  publishing?: { pin?: true; archive?: true };
  /** Fields whose earlier versions can be compared and restored. */
  versioned?: readonly string[];
  /** Null if no child is shown or named. `name` hides records without consent where required (named.ts). */
  children: { consent: true | "name" /** Label of the link. */; takeDown?: Message } | null;
  /** Messages that differ from "… added", "… updated", "… deleted" and "Error uploading file" (specification section 8). */
  texts?: {
    /** Adds "successfully" (specification section 3). */
    successfully?: true;
    added?: Message;
    changed?: Message;
    deleted?: Message;
    failed?: Message;
    changeFailed?: Message;
    /** Replaces "No … yet." in a list without records. */
    empty?: Message;
  };
  trash: {
    /** Explains what deleting a record means, and several records. */
    consequence: Message;
    consequenceOfMany?: Message;
    /** Table whose records can be deleted with a record, and its column with the record's ID. */
    holds?: { table: SoftDeletableTable; owner: string };
  };
}

type Titled = Pick<RecordKind, "menu" | "names">;

export function getAddTitle({ menu, names }: Titled): string {
  return menu.add
    ? t(menu.add)
    : t(/* Title and button; {noun} such as album or slide. */ "Add {noun}", { noun: t(names.one) });
}

type Failing = Pick<StaffKind<never>, "texts" | "file" | "files">;

export function getFailureMessage({ texts = {}, file, files }: Failing, isNew: boolean): Message {
  const general =
    file || files ? msg("Error uploading file") : msg("It could not be saved. Please try again.");
  const { failed = general, changeFailed = failed } = texts;
  return isNew ? failed : changeFailed;
}

const doneTexts = {
  added: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} added"),
  changed: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} updated"),
  deleted: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} deleted"),
} as const satisfies Record<string, Message>;

const successTexts = {
  added: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} added successfully"),
  changed: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} updated successfully"),
  deleted: msg(/* {kind} is a word such as Notice, Photo or Result. */ "{kind} deleted successfully"),
} as const satisfies Record<string, Message>;

export function getDoneMessage(
  { names: { title }, texts = {} }: Pick<StaffKind<never>, "names" | "texts">,
  done: "added" | "changed" | "deleted",
): string {
  const own = texts[done];
  return own ? t(own) : t((texts.successfully ? successTexts : doneTexts)[done], { kind: t(title) });
}

export function nameOf<Named extends object>(kind: StaffKind<Named>, record: Named): string {
  return kind.nameOf?.(record) ?? String((record as Record<string, unknown>)[kind.columns.name] ?? "");
}

export function listOf<Named>(kind: StaffKind<Named>, record: Named): string {
  return kind.listOf?.(record) ?? kind.pages.list;
}

/** @param shownAt its public address, if visitors can open it @param add page that adds another */
export function linksAfterSaving({
  shownAt,
  isLive = true,
  add,
}: {
  shownAt?: string | undefined;
  isLive?: boolean;
  add?: string | undefined;
}): { label: string; to: string }[] {
  const label = isLive ? t("See it on the site") : t("See how it will look");
  return [
    ...(shownAt === undefined ? [] : [{ label, to: shownAt }]),
    ...(add === undefined ? [] : [{ label: t("Add another"), to: add }]),
  ];
}

export function editPathOf({ pages }: Pick<RecordKind, "pages">, id: number): string {
  return `${pages.record}/${id}/update`;
}

/** Kind in the address of the page that blurs faces: keys can have a space. */
export const toBlurSegment = (key: string) => key.replace(" ", "-");

export const blurPathOf = (key: string, id: number) => `/dashboard/blur/${toBlurSegment(key)}/${id}`;

export function nameOrNone(name: string): string {
  return name || t(/* In the place of the name of a record. */ "Without a title");
}

const maxTitleLength = 60;

export function shortName(kind: StaffKind<never>, record: object): string {
  return excerpt(nameOrNone(nameOf(kind, record as never)), maxTitleLength);
}
