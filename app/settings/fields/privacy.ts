import { type Message, msg } from "#message";
import { maxSettingLength as max, type SettingPart } from "../setting";

/** Reaction to new children's content without consent; setting `consent_rule`. */
export const consentRules = [
  { value: "", label: msg("Publish, and remind me") },
  { value: "ask", label: msg("Ask before publishing") },
  { value: "require", label: msg("Do not publish. Results then show marks without names") },
  { value: "off", label: msg("Do not ask about consents") },
] as const satisfies { value: string; label: Message }[];

export type ConsentRule = (typeof consentRules)[number]["value"];

const strictness: readonly string[] = ["off", "", "ask", "require"];

/** 0 means for ever. */
const toMonths = (value: string) => Number(value) || Number.POSITIVE_INFINITY;
const isSooner = (before: string, after: string) => toMonths(after) < toMonths(before);

export const privacy = {
  title: msg("Privacy and children"),
  where: msg("On the page Privacy, and next to each form."),
  page: "/privacy",
  fields: {
    resume_months: {
      section: msg("How long personal data is kept"),
      label: msg("Months that a resume is kept"),
      type: "number",
      range: [1, 60],
      max,
      initial: "12",
      hint: msg("After that time it is erased. The dashboard tells you a week before."),
      weakens: isSooner,
    },
    message_months: {
      label: msg("Months that a message is kept"),
      type: "number",
      range: [1, 120],
      max,
      initial: "24",
      hint: msg("After that time it is erased for good. Each message says until when."),
      weakens: isSooner,
    },
    subscriber_months: {
      label: msg("Months that a newsletter address is kept"),
      type: "number",
      range: [1, 120],
      max,
      initial: "36",
      hint: msg("Or until its owner unsubscribes, if that is earlier."),
      weakens: isSooner,
    },
    activity_months: {
      label: msg("Months that the activity log goes back"),
      type: "number",
      range: [12, 120],
      max,
      initial: "24",
      hint: msg("12 or more: after a break-in it shows what was done."),
      weakens: isSooner,
    },
    certificate_years: {
      label: msg("Years that a transfer certificate is kept"),
      type: "number",
      range: [0, 99],
      max,
      initial: "5",
      hint: msg("From the day you add it; 0 keeps it until you delete it."),
      weakens: isSooner,
    },
    consent_rule: {
      section: msg("Children"),
      label: msg("If the parents' consent is missing"),
      options: consentRules,
      hint: msg("For photos, albums, results and testimonials."),
      weakens: (before, after) => strictness.indexOf(after) < strictness.indexOf(before),
    },
    take_down_daily: {
      label: msg("Taken down at once in a day"),
      type: "number",
      range: [0, 999],
      max,
      initial: "10",
      hint: msg(
        "If a visitor asks to remove a photo, result or testimonial, it is hidden at once. Requests above this number in a day wait for your decision, and so do many from one network. 0: you always decide first.",
      ),
      weakens: (before, after) => Number(after) < Number(before),
    },
  },
} as const satisfies SettingPart;
