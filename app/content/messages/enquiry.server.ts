import { msg, t } from "#say";
import { contactFields } from "~/forms/contact.server";
import { parserOf } from "~/forms/fields.server";
import { phoneNumbersIn } from "~/links/phone";

export const parseEnquiry = parserOf(
  {
    name: { label: msg("The name"), max: 100, required: msg("Enter your name") },
    phone: {
      ...contactFields.phone,
      required: msg("Enter your phone number, so that we can call you"),
    },
    class_wanted: {
      label: msg(
        /* At the beginning of a sentence: “The class may have at most 60 characters”. */ "The class",
      ),
      max: 60,
      required: msg("Enter the class, such as LKG or VI"),
    },
    message: {
      label: msg(
        /* At the beginning of a sentence: “The message may have at most 5000 characters”. */ "The message",
      ),
      type: "long",
      max: 2000,
    },
  },
  {
    fields: ({ phone }) => ({
      phone: phone.refine((value) => value === "" || phoneNumbersIn(value).length > 0, {
        error: () => t("This phone number is too short. Enter all its digits"),
      }),
    }),
    whole: (form) =>
      form.transform(({ name, phone, class_wanted, message }) => ({
        first_name: name,
        last_name: "",
        phone,
        email: "",
        message: [`Class wanted: ${class_wanted}`, message].filter(Boolean).join("\n\n"),
      })),
  },
);
