import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { longText, type Parsed, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { phoneNumbersIn } from "~/links/phone";
import type { MessageValues } from "./message.server";

const fields = z.object({
  name: text(msg("The name"), 100).refine((value) => value !== "", { error: () => t("Enter your name") }),
  phone: text(
    msg(
      /* At the beginning of a sentence: “The phone number may have at most 40 characters”. */ "The phone number",
    ),
    40,
  )
    .refine((value) => value !== "", { error: () => t("Enter your phone number, so that we can call you") })
    .refine((value) => value === "" || phoneNumbersIn(value).length > 0, {
      error: () => t("This phone number is too short. Enter all its digits"),
    }),
  class_wanted: text(
    msg(/* At the beginning of a sentence: “The class may have at most 60 characters”. */ "The class"),
    60,
  ).refine((value) => value !== "", {
    error: () => t("Enter the class, such as LKG or VI"),
  }),
  message: longText(
    msg(/* At the beginning of a sentence: “The message may have at most 5000 characters”. */ "The message"),
    2000,
  ),
});

export const enquiryCharacters = countCharacters(fields.shape);

export function parseEnquiry(form: URLSearchParams): Parsed<MessageValues> {
  const parsed = parseFields(fields, form);
  if (!parsed.ok) return parsed;
  const { name, phone, class_wanted, message } = parsed.values;
  const words = [`Class wanted: ${class_wanted}`, message].filter(Boolean).join("\n\n");
  return { ok: true, values: { first_name: name, last_name: "", phone, email: "", message: words } };
}
