import { msg } from "#message";
import { maxSettingLength as max, type SettingPart } from "../setting";

export const school = {
  title: msg("The school"),
  where: msg("At the top and the foot of every page, and on the page Contact."),
  page: "/",
  fields: {
    school_name: {
      label: msg("Name"),
      called: msg(
        /* At the beginning of a sentence: “The school's name may have at most 300 characters”. */ "The school's name",
      ),
      required: msg("Enter the school's name"),
      max,
      initial: "Our School",
      translated: true,
    },
    motto: {
      label: msg("Motto"),
      called: msg(
        /* At the beginning of a sentence: “The motto may have at most 300 characters”. */ "The motto",
      ),
      max,
      translated: true,
    },
    address: {
      label: msg(/* Where the school is. */ "Address"),
      called: msg("The address"),
      max,
      translated: true,
    },
    phone: {
      label: msg("Phone"),
      called: msg("The phone number"),
      type: "phone",
      hint: msg("Put a comma between two numbers."),
      max,
    },
    whatsapp: {
      label: msg("WhatsApp number"),
      called: msg("The WhatsApp number"),
      type: "phone",
      hint: msg("A mobile number of the school with WhatsApp. Visitors can write to it with one tap."),
      max,
    },
    email_office: {
      label: msg("E-mail of the office"),
      called: msg(
        /* At the beginning of a sentence: “The office's e-mail may have at most 300 characters”. */ "The office's e-mail",
      ),
      type: "email",
      max,
    },
    email_admissions: {
      label: msg("E-mail for admissions"),
      called: msg(
        /* At the beginning of a sentence: “The admissions' e-mail may have at most 300 characters”. */ "The admissions' e-mail",
      ),
      type: "email",
      max,
    },
    email_principal: {
      label: msg("E-mail of the principal"),
      called: msg(
        /* At the beginning of a sentence: “The principal's e-mail may have at most 300 characters”. */ "The principal's e-mail",
      ),
      type: "email",
      max,
    },
    affiliation_number: {
      label: msg("Affiliation number"),
      called: msg("The affiliation number"),
      hint: msg("From CBSE. The report on Appendix IX shows it too."),
      max,
    },
    school_code: { label: msg("School code"), called: msg("The school code"), max },
    sample_notice: {
      label: msg("Line at the foot of each page"),
      called: msg(
        /* At the beginning of a sentence: “The line at the foot of each page may have at most 300 characters”. */ "The line at the foot of each page",
      ),
      hint: msg("Leave it empty if you need no line."),
      max,
      translated: true,
    },
  },
} as const satisfies SettingPart;
