import { z } from "zod";
import { msg, t } from "#say";
import { phoneNumbersIn } from "../links/phone";
import type { FieldSpecs } from "./field-specs";

export const contactFields = {
  phone: {
    label: msg(
      /* At the beginning of a sentence: “The phone number may have at most 40 characters”. */ "The phone number",
    ),
    max: 40,
  },
  email: {
    label: msg(
      /* At the beginning of a sentence: “The e-mail address may have at most 254 characters”. */ "The e-mail address",
    ),
    max: 254,
  },
} as const satisfies FieldSpecs;

type Contact = { phone: string; email: string };

/** Rule for the e-mail address of `contactFields`. */
export const optionalEmail = ({ email }: { email: z.ZodType<string, string | undefined> }) => ({
  email: email.refine((value) => value === "" || z.email().safeParse(value).success, {
    error: () => t("Enter an e-mail address such as name@example.com, or leave it empty"),
  }),
});

/** Requires phone or e-mail. For forms with `contactFields`. */
export function withWayToAnswer<Form extends z.ZodType<Contact>>(form: Form) {
  return form
    .refine(({ phone, email }: Contact) => phone !== "" || email !== "", {
      path: ["phone"],
      error: () => t("Give us a phone number or an e-mail address, so that we can answer"),
    })
    .refine(({ phone, email }: Contact) => email !== "" || phone === "" || phoneNumbersIn(phone).length > 0, {
      path: ["phone"],
      error: () => t("This phone number is too short. Enter all its digits, or give us an e-mail address"),
    });
}
