import { z } from "zod";
import { msg } from "#message";
import { checksOf, parseFields } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { facilityCard } from "../../kinds/facility-card";

export const facilityCards = recordsOf(facilityCard);

const checks = checksOf(facilityCard.fields);

const schema = z.object({
  ...checks,
  opens: checks.opens.refine(
    (value) => /^(\/[\p{L}\p{M}\p{N}&-]+)?$/u.test(value),
    msg("Choose a page, or no page"),
  ),
});

export function parseFacilityCard(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
