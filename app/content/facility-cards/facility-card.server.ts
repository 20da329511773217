import { msg } from "#message";
import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { facilityCard } from "../../kinds/facility-card";

export const facilityCards = recordsOf(facilityCard);

export const parseFacilityCard = parserOf(facilityCard.fields, {
  fields: ({ opens }) => ({
    opens: opens.refine(
      (value) => /^(\/[\p{L}\p{M}\p{N}&-]+)?$/u.test(value),
      msg("Choose a page, or no page"),
    ),
  }),
});
