import { t } from "#say";
import { categoryLabel } from "./categories";

/** The title of a listing; `all`, or nothing, is every notice. @param period that it is of, in words */
export function noticesTitle(category = "all", period?: string): string {
  const parts = [category === "all" ? "" : t(categoryLabel(category)), period].filter(Boolean);
  return parts.length > 0 ? t("Notices: {which}", { which: parts.join(", ") }) : t("Notices");
}
