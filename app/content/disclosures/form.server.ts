import { z } from "zod";
import { type Message, msg } from "#message";
import { checksOf, day, parseFields, text } from "~/forms/fields.server";
import { disclosureDocument } from "./document-fields";
import { documentPages } from "./document-pages";

/** A day that may be left empty. */
const dayOrNone = (label: Message) =>
  text(label, 10)
    .transform((value) => value || null)
    .pipe(day(msg("Enter the date, such as 2026-04-01, or leave it empty")).nullable());

const { fields } = disclosureDocument;

const checks = checksOf(fields);

const schema = z
  .object({
    ...checks,
    page: checks.page.refine(
      (page) => documentPages.some(({ value }) => value === page),
      msg("Choose a page"),
    ),
    valid_from: dayOrNone(fields.valid_from.label),
    valid_until: dayOrNone(fields.valid_until.label),
    issued_on: dayOrNone(fields.issued_on.label),
  })
  .superRefine(({ valid_from, valid_until }, { addIssue }) => {
    if (valid_from && valid_until && valid_until < valid_from) {
      addIssue({
        code: "custom",
        path: ["valid_until"],
        message: msg("Enter a day that is not before “Valid from”"),
      });
    }
  });

/**
 * A document has a name and a file (specification section 3), and may say for which line of Appendix IX it is, who issued it and
 * when it is valid; the PDF is looked at on its own.
 */
export function parseDisclosure(form: URLSearchParams) {
  return parseFields(schema, form);
}
