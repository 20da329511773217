import { type Message, msg } from "#message";
import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import type { IconName } from "~/ui/icons/icon";
import type { KeptTable, Schema } from "~db/schema";
import { excerpt } from "../../text/excerpt";

/** The groups of the dashboard's menu that kinds of records stand in. */
export type MenuGroup = "Publish" | "Inbox" | "School";

/**
 * Describes one kind of record; exported by the `<noun>.ts` of its folder, without JSX. `app/routes.ts` reads it before path
 * aliases are known, so import run-time values by relative paths.
 */
export interface RecordKind {
  /** The word that the trash and the importer know it by. */
  key: string;
  table: keyof Schema;
  /** Its folder in `app/content` and in `app/routes/dashboard`, if that is not called as the table. */
  folder?: string;
  /**
   * The noun in a sentence, as in "Delete this notice?"; with a number, as in "1 notice", and
   * with an article for one, as in "a notice"; singular and plural in titles.
   */
  names: { one: Message; count: Message; counted: Message; title: Message; titles: Message };
  /**
   * The column that names a record; those whose first words tell records without a name apart; and those that the staff
   * list searches: the table's word index has the same.
   */
  columns: {
    name: string;
    words: readonly string[];
    searched: readonly string[];
    /** Additional entries of the index: the names of its `files`, and `marks` for the filters of its list. */
    indexed?: readonly ("files" | "marks")[];
  };
  /** Its file: a picture, a public document by its address in a column, a private file by its name in one, or none if it is not given. */
  file?: { type: "picture" } | { type: "document" | "private"; column: string };
  /**
   * Any number of files of each record: the table of them, with `picture_id` or the name of a PDF in `document`, and the
   * column in it that names the record.
   */
  files?: { table: keyof Schema; owner: string };
  /**
   * Addresses on the dashboard. `update` and `delete` follow the path of a record: `<record>/:id/update`; with `view`, what
   * visitors sent has a page of its own at `<record>/:id`.
   */
  pages: { list: string; add?: string; record: string; view?: true };
  /** Its records are about people who wrote to the school: only administrators see them. */
  administrators?: true;
  /**
   * Its line in the dashboard's menu: the group, what the list is called there, and the page that adds one where that has
   * a name of its own (specification section 2).
   */
  menu: { group: MenuGroup; label: Message; icon: IconName; add?: Message };
  /** The public page of them, `routes/site/<page>.tsx`. */
  page?: string;
  /** Its calls below `/gdapi/`, each answered by the file of its name in `routes/gdapi/`. */
  endpoints?: readonly string[];
  /**
   * The call that lists them, by which records of another site come in too; the key of its rows there; and what the
   * importer calls them, also in the table of what came in, so that it stays as it is.
   */
  listing?: { call: string; key: string; label: string };
}

/** A kind that staff write: its records are public, and go to the trash when they are deleted. */
export interface StaffKind<Named> extends RecordKind {
  table: KeptTable;
  pages: RecordKind["pages"] & { add: string };
  /** Its records stand in the order that staff give them; a new one first, where its form has no place for it. */
  ordered?: true;
  /** The field that its staff list is narrowed by, and the date whose year is meant; else that of being added. */
  filters?: { category?: string; date?: string };
  /**
   * Its records come on the site and go at moments that staff choose; with `pin` some can stand before the others, with
   * `archive` what was taken off can still be read at its address.
   */
  publishing?: { pin?: true; archive?: true };
  /** The fields whose earlier versions are kept, to see, compare and restore. */
  versioned?: readonly string[];
  /** Its fields, in the order of the form; each is a column. */
  fields: FieldSpecs;
  /** Below this each record has a page of its own, by its number and the words of its name (public-page.ts). */
  numbered?: string;
  /** Returns the public address of a record, if it is neither of these nor the page of its kind. */
  shownAt?(record: Named & { id: number }): string;
  /** The list of staff that a record is in, if that is not the list of its kind. */
  listOf?(record: Named): string;
  /** Returns the name of a record for lists, pages and the activity log, if it is not in one column. */
  nameOf?(record: Named): string;
  /** Label of the public link that asks for a take-down. Set it if records show or name children. */
  takenDown?: Message;
  /**
   * Children's faces or names are in it: staff note who has agreed (app/capabilities/consents). With `name`, one that nobody has agreed to is
   * not listed for visitors where the school publishes nothing without (named.ts); its kind shows in its place what says no name.
   */
  consents?: true | "name";
  /** It is said with "successfully" that it was done, as specification section 3 has it of some. */
  successfully?: true;
  /** Said once it was done, if that is not "… added", "… updated", "… deleted" with its title. */
  added?: Message;
  changed?: Message;
  deleted?: Message;
  /** Said where saving failed, as specification section 8 has it where not given; of a change, where that is told in other words. */
  failed?: Message;
  changeFailed?: Message;
  /** Explains what deleting one record means; and several, if that needs another text. */
  consequence: Message;
  consequenceOfMany?: Message;
  /** The table of records that may go to the trash together with one, and the column in it that names it. */
  holds?: { table: KeptTable; owner: string };
  /** Page after adding: the list instead of the dashboard (specification section 4). */
  afterAdding?: "list";
}

type Titled = Pick<RecordKind, "menu" | "names">;

/** The title of the page that adds a record, as the menu has it. */
export function addTitleOf({ menu, names }: Titled): string {
  return menu.add
    ? t(menu.add)
    : t(/* Title and button; {noun} such as album or slide. */ "Add {noun}", { noun: t(names.one) });
}

/** Returns the message for a failed save. @param isNew true if the record is new */
export function failureOf(
  {
    failed = msg("Error uploading file"),
    changeFailed = failed,
  }: Pick<StaffKind<never>, "failed" | "changeFailed">,
  isNew: boolean,
): string {
  return t(isNew ? failed : changeFailed);
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

/** Returns the message after a record was added, changed or deleted. */
export function doneTextOf(
  {
    names: { title },
    ...texts
  }: Pick<StaffKind<never>, "names" | "successfully" | "added" | "changed" | "deleted">,
  done: "added" | "changed" | "deleted",
): string {
  const own = texts[done];
  return own ? t(own) : t((texts.successfully ? successTexts : doneTexts)[done], { kind: t(title) });
}

/** Returns the name of a record; empty if it has none. */
export function nameOf<Named extends object>(kind: StaffKind<Named>, record: Named): string {
  return kind.nameOf?.(record) ?? String((record as Record<string, unknown>)[kind.columns.name] ?? "");
}

/** The list of staff that a record is in. */
export function listOf<Named>(kind: StaffKind<Named>, record: Named): string {
  return kind.listOf?.(record) ?? kind.pages.list;
}

/**
 * Returns the links that are shown after a record was saved.
 * @param shownAt its public address, if visitors can open it
 * @param add the page that adds another, if this one was new
 */
export function linksAfterSaving({
  shownAt,
  isLive = true,
  add,
}: {
  shownAt: string | undefined;
  isLive?: boolean;
  add: string | undefined;
}): { label: string; to: string }[] {
  const label = isLive ? t("See it on the site") : t("See how it will look");
  return [
    ...(shownAt === undefined ? [] : [{ label, to: shownAt }]),
    ...(add === undefined ? [] : [{ label: t("Add another"), to: add }]),
  ];
}

/** The page where staff change a record. */
export function editPathOf({ pages }: Pick<RecordKind, "pages">, id: number): string {
  return `${pages.record}/${id}/update`;
}

/** The name of a record, or that it has none. */
export function nameOrNone(name: string): string {
  return name || t(/* In the place of the name of a record. */ "Without a title");
}

/** Characters of a name in the title of a page. */
const longestInTitle = 60;

/** The name of a record as the title of a page has it. */
export function shortName(kind: StaffKind<never>, record: object): string {
  return excerpt(nameOrNone(nameOf(kind, record as never)), longestInTitle);
}
