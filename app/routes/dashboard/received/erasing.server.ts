import { deleteConsent, findConsents } from "~/content/consents/queries.server";
import { deleteMessage, findMessages } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import type { RecordKind } from "~/content/records/kind";
import { allKinds, type ReceivedKind } from "~/content/records/registry";
import { deleteResume, findResumes } from "~/content/resumes/queries.server";
import { findSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { deleteTakeDown, findTakeDowns } from "~/content/take-downs/queries.server";
import { deleteCertificate, findCertificates } from "~/content/transfer-certificates/queries.server";
import { notFound } from "~/http/refusal";
import { momentAtSchool, shortDate } from "~/ui/dates";
import type { Database } from "~db/connection.server";
import type { ChosenAction, ChosenRow } from "../chosen/page.server";
import { markMessages } from "../messages/mark-chosen.server";

/** How the records of a kind that no trash keeps are erased, one or many of them. */
interface Erasing<Row> {
  /** Those that are still there, the newest first. */
  find(db: Database, ids: number[]): Promise<Row[]>;
  erase(trx: Database, id: number): Promise<void>;
  /** What it is called, where that is not the column of its name; and among several, where that does not tell them apart. */
  nameOf?(row: NoInfer<Row>): string;
  nameAmongSeveral?(row: Row): string;
  /** What the page that asks shows of it below its name. */
  factsOf?(row: Row): { line: string; text?: string };
  /** What the activity log calls it: since when it was here, never whose it is. */
  subjectOf(row: Row): string;
  /** What erasing one and several means, said before it is done. */
  consequence: string;
  consequenceOfMany: string;
  /** Said once it was done, where that is not "… deleted". */
  deleted?: string;
  /** What is done to several, where that is not to delete them. */
  verb?: { asked: string; done: string };
  /** What else can be done with several. */
  actions?: Record<string, ChosenAction<ChosenRow & { row: NoInfer<Row> }>>;
}

type Erased = Erasing<{ id: number }>;

/** What the rows of each kind are is known here only: behind this all are alike. */
const erasing = <Row extends { id: number }>(one: Erasing<Row>) => one as unknown as Erased;

const kinds: Record<ReceivedKind, Erased> = {
  message: erasing({
    find: findMessages,
    erase: deleteMessage,
    nameOf: nameOfSender,
    nameAmongSeveral: (row) => `${nameOfSender(row)}, ${momentAtSchool(row.created_at)}`,
    factsOf: (row) => ({ line: momentAtSchool(row.created_at), text: row.message }),
    subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
    consequence: "It is erased at once and cannot be restored.",
    consequenceOfMany: "What you chose is erased at once and cannot be restored.",
    actions: markMessages,
  }),
  resume: erasing({
    find: findResumes,
    erase: deleteResume,
    subjectOf: (row) => `sent on ${shortDate(row.uploaded_at)}`,
    consequence: "The file is erased at once and cannot be restored.",
    consequenceOfMany: "What you chose is erased at once, with its files, and cannot be restored.",
    deleted: "Resume deleted successfully",
  }),
  subscriber: erasing({
    find: findSubscribers,
    erase: removeSubscriber,
    subjectOf: (row) => `on the list since ${shortDate(row.created_at)}`,
    consequence: "It is taken off the newsletter list at once. Its owner can subscribe again.",
    consequenceOfMany:
      "What you chose is taken off the newsletter list at once. Its owner can subscribe again.",
    verb: { asked: "Remove", done: "removed" },
  }),
  "take-down": erasing({
    find: findTakeDowns,
    erase: deleteTakeDown,
    subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
    consequence:
      "The request is erased with who asked. What it is about stays as it is: in the trash, where it was taken off the website.",
    consequenceOfMany: "What you chose is erased with who asked. What the requests are about stays as it is.",
  }),
  "transfer-certificate": erasing({
    find: findCertificates,
    erase: deleteCertificate,
    factsOf: (row) => ({ line: `Added on ${shortDate(row.created_at)}` }),
    subjectOf: (row) => row.number,
    consequence:
      "The file is erased at once and cannot be restored. Nobody finds it on the website any more.",
    consequenceOfMany: "What you chose is erased at once, with its files, and cannot be restored.",
  }),
  consent: erasing({
    find: findConsents,
    erase: deleteConsent,
    subjectOf: (row) => `given on ${shortDate(row.given_on)}`,
    consequence:
      "It is erased at once. Delete the photo, result or testimonial too, if the parents do not want it there any more.",
    consequenceOfMany:
      "What you chose is erased, with its slips. What it was given for stays on the website.",
  }),
};

/**
 * The kind that an address belongs to, and how its records are erased.
 * @throws Response 404 where it is none of these
 */
export function erasingOf(request: Request): { kind: RecordKind; erasing: Erased } {
  const pathname = new URL(request.url).pathname.toLowerCase();
  const kind = allKinds.find(({ pages }) =>
    [`${pages.list}/chosen`, `${pages.record}/`].some((path) => pathname.startsWith(path)),
  );
  const erasing = kind && kinds[kind.key as ReceivedKind];
  if (!erasing) throw notFound();
  return { kind, erasing };
}

/** What a record is called. */
export function nameOfErased(kind: RecordKind, erasing: Erased, row: { id: number }): string {
  return erasing.nameOf?.(row) ?? String((row as Record<string, unknown>)[kind.columns.name]);
}
