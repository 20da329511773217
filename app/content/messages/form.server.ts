import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";
import { charactersOf } from "~/forms/form-size.server";
import { phoneNumbersIn } from "~/forms/phone";

const fields = z.object({
  first_name: text("The first name", 100),
  last_name: text("The last name", 100),
  phone: text("The phone number", 40),
  email: text("The e-mail address", 254).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    "Enter an e-mail address such as name@example.com, or leave it empty",
  ),
  message: longText("The message", 5000).refine((value) => value !== "", "Write your message"),
});

/** Characters that the contact form takes in all. */
export const messageCharacters = charactersOf(fields.shape);

/** A message and one way to answer it are needed, else there is nothing to deliver; nothing more is. */
const schema = fields
  .refine(({ phone, email }) => phone !== "" || email !== "", {
    path: ["phone"],
    message: "Give us a phone number or an e-mail address, so that we can answer",
  })
  .refine(({ phone, email }) => email !== "" || phone === "" || phoneNumbersIn(phone).length > 0, {
    path: ["phone"],
    message: "This phone number is too short. Enter all its digits, or give us an e-mail address",
  });

export type MessageValues = z.output<typeof schema>;

/** Checks the contact form, or the old endpoint's fields. */
export function parseMessage(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
