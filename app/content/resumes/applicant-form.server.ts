import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { optionalEmail } from "~/forms/contact.server";
import { parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { phoneNumbersIn } from "~/links/phone";
import { applicantLimits } from "./limits";

const fields = z.object({
  name: text(msg("The name"), applicantLimits.name),
  phone: text(msg("The phone number"), applicantLimits.phone).refine(
    (value) => value === "" || phoneNumbersIn(value).length > 0,
    { error: () => t("Enter all digits of the phone number, such as 98765 43210") },
  ),
  email: optionalEmail(applicantLimits.email),
  post: text(
    msg(/* A job. At the beginning of a sentence: “The post may have at most 200 characters”. */ "The post"),
    applicantLimits.post,
  ),
});

export type ApplicantValues = z.output<typeof fields>;

export const applicantCharacters = countCharacters(fields.shape);

/** Only the file is required: it contains the name, and nobody should upload it twice. */
export function parseApplicant(form: URLSearchParams) {
  return parseFields(fields, form);
}
