import { msg, t } from "#say";
import { contactFields, optionalEmail } from "~/forms/contact.server";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { phoneNumbersIn } from "~/links/phone";
import { applicantLimits } from "./limits";

/** Only the file is required: it contains the name, and nobody should upload it twice. */
export const parseApplicant = parserOf(
  {
    name: { label: msg("The name"), max: applicantLimits.name },
    phone: { ...contactFields.phone, max: applicantLimits.phone },
    email: { ...contactFields.email, max: applicantLimits.email },
    post: {
      label: msg(
        /* A job. At the beginning of a sentence: “The post may have at most 200 characters”. */ "The post",
      ),
      max: applicantLimits.post,
    },
  },
  {
    fields: ({ phone, email }) => ({
      ...optionalEmail({ email }),
      phone: phone.refine((value) => value === "" || phoneNumbersIn(value).length > 0, {
        error: () => t("Enter all digits of the phone number, such as 98765 43210"),
      }),
    }),
  },
);

export type ApplicantValues = ValuesOf<typeof parseApplicant>;
