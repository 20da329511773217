import { z } from "zod";
import { t } from "#say";
import { parseFields } from "~/forms/fields.server";
import { withoutInvisible } from "~/text/invisible";

const schema = z.object({
  email: z
    .string()
    .default("")
    .transform((value) => withoutInvisible(value).toLowerCase())
    .pipe(
      z
        .email({ error: () => t("Enter an e-mail address, such as name@example.com") })
        .max(254, { error: () => t(/* An e-mail address. */ "This address is too long") }),
    ),
});

/** Checks the newsletter box; e-mail type is its only rule (specification section 5). */
export function parseSubscription(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
