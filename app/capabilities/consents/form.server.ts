import { z } from "zod";
import { msg } from "#message";
import { checksOf, parseFields } from "~/forms/fields.server";
import { consentFields, uses } from "./consent-fields";

const fields = z.object(checksOf(consentFields));

const schema = fields
  .refine((values) => Object.keys(uses).some((use) => values[use as keyof typeof uses] === 1), {
    path: ["for_site"],
    message: msg("Tick what the consent is for"),
  })
  .refine(({ given_on, valid_until }) => valid_until === "" || valid_until >= given_on, {
    path: ["valid_until"],
    message: msg("Enter a day after the one it was given on, or leave it empty"),
  });

export type ConsentValues = z.output<typeof schema>;

export function parseConsent(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
