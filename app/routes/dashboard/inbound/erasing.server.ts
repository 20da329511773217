import { type Message, msg } from "#message";
import { t } from "#say";
import { type InboundRow, inboundKinds } from "~/content/inbound-kinds.server";
import { nameOfSender } from "~/content/messages/sender";
import { momentAtSchool, shortDate } from "~/dates/dates";
import { notFound } from "~/http/refusal";
import type { RecordKind } from "~/kinds/kind";
import { allKinds, type InboundKind, inboundKey, isStaffKind } from "~/kinds/registry";
import type { InboundRecords } from "~/records/inbound.server";
import type { ChosenAction, ChosenRow } from "../bulk-actions/page.server";
import { markMessages } from "../messages/mark-messages.server";

interface Erasing<Row> {
  /** Default: column of the name; `nameAmong` distinguishes several. */
  nameOf?(row: Row): string;
  nameAmongSeveral?(row: Row): string;
  factsOf?(row: Row): { line: string; text?: string };
  /** Subject for the activity log: dates, never names. */
  subjectOf(row: Row): string;
  /** Explanation before erasing one and several. */
  consequence: Message;
  consequenceOfMany: Message;
  deleted?: Message;
  /** Verb of the bulk action; default: delete. */
  verb?: { asked: Message };
  actions?: Record<string, ChosenAction<ChosenRow & { row: Row }>>;
}

const erasing: { readonly [Kind in InboundKind]: Erasing<InboundRow<Kind>> } = {
  message: {
    nameOf: nameOfSender,
    nameAmongSeveral: (row) => `${nameOfSender(row)}, ${momentAtSchool(row.created_at)}`,
    factsOf: (row) => ({ line: momentAtSchool(row.created_at), text: row.message }),
    subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
    consequence: msg("It is erased at once and cannot be restored."),
    consequenceOfMany: msg("What you chose is erased at once and cannot be restored."),
    actions: markMessages,
  },
  resume: {
    subjectOf: (row) => `sent on ${shortDate(row.uploaded_at)}`,
    consequence: msg("The file is erased at once and cannot be restored."),
    consequenceOfMany: msg("What you chose is erased at once, with its files, and cannot be restored."),
    deleted: msg("Resume deleted successfully"),
  },
  subscriber: {
    subjectOf: (row) => `on the list since ${shortDate(row.created_at)}`,
    consequence: msg("It is taken off the newsletter list at once. Its owner can subscribe again."),
    consequenceOfMany: msg(
      "What you chose is taken off the newsletter list at once. Its owner can subscribe again.",
    ),
    verb: { asked: msg(/* {count} is such as “3 newsletter addresses”. */ "Remove {count}") },
  },
  "take-down": {
    subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
    consequence: msg(
      "The request is erased with who asked. What it is about stays as it is: in the trash, where it was taken off the website.",
    ),
    consequenceOfMany: msg(
      "What you chose is erased with who asked. What the requests are about stays as it is.",
    ),
  },
  "transfer-certificate": {
    factsOf: (row) => ({ line: t("Added on {date}", { date: shortDate(row.created_at) }) }),
    subjectOf: (row) => row.number,
    consequence: msg(
      "The file is erased at once and cannot be restored. Nobody finds it on the website any more.",
    ),
    consequenceOfMany: msg("What you chose is erased at once, with its files, and cannot be restored."),
  },
  consent: {
    subjectOf: (row) => `given on ${shortDate(row.given_on)}`,
    consequence: msg(
      "It is erased at once. Delete the photo, result or testimonial too, if the parents do not want it there any more.",
    ),
    consequenceOfMany: msg(
      "What you chose is erased, with its slips. What it was given for stays on the website.",
    ),
  },
};

interface ErasableKind {
  kind: RecordKind;
  records: InboundRecords<{ id: number }>;
  words: Erasing<{ id: number }>;
}

/** @throws Response 404 for other URLs */
export function erasableKind(request: Request): ErasableKind {
  const pathname = new URL(request.url).pathname.toLowerCase();
  const kind = allKinds.find(({ pages }) =>
    [`${pages.list}/chosen`, `${pages.record}/`].some((path) => pathname.startsWith(path)),
  );
  if (!kind || isStaffKind(kind)) throw notFound();
  const key = inboundKey(kind);
  return {
    kind,
    records: inboundKinds[key],
    words: erasing[key] as Erasing<never> as Erasing<{ id: number }>,
  };
}

export function nameOfErased({ kind, words }: ErasableKind, row: { id: number }): string {
  return words.nameOf?.(row) ?? String((row as Record<string, unknown>)[kind.columns.name]);
}
