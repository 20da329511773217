import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { phoneNumbersIn } from "../links/phone";
import { text } from "./fields.server";

export const optionalEmail = (max = 254) =>
  text(
    msg(
      /* At the beginning of a sentence: “The e-mail address may have at most 254 characters”. */ "The e-mail address",
    ),
    max,
  ).refine((value) => value === "" || z.email().safeParse(value).success, {
    error: () => t("Enter an e-mail address such as name@example.com, or leave it empty"),
  });

export const contactFields = { phone: text(msg("The phone number"), 40), email: optionalEmail() };

type Contact = { phone: string; email: string };

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
