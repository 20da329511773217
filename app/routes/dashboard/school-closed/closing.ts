import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

export const closedPath = "/dashboard/school-closed";

/** Value of the choice of a day that is typed. */
export const otherDay = "other";

export const reasons = [
  { value: "rain", label: msg("Heavy rain") },
  { value: "cyclone", label: msg("Cyclone warning") },
  { value: "heat", label: msg("Heat wave") },
  { value: "election", label: msg("Election") },
  { value: "order", label: msg(/* Why a school is closed. */ "Order of the local administration") },
  { value: "death", label: msg(/* Why a school is closed. */ "Mourning after a death") },
  { value: "supply", label: msg(/* Why a school is closed. */ "Water or power failure") },
] as const;

/** In English, as in the school's tables (`sayFixed`). */
export const classNames = [
  ...["Pre-Nursery", "Nursery", "LKG", "UKG"],
  ...["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"].map(
    (name) => `Class ${name}`,
  ),
];

/** Places on the website; the newsletter sends the notice. */
export const places = {
  banner: { label: msg("Emergency banner"), type: "check" },
  notice: { label: msg("Notice"), type: "check" },
  calendar: { label: msg("Calendar"), type: "check" },
  newsletter: { label: msg("Newsletter"), type: "check" },
} as const satisfies FieldSpecs;
