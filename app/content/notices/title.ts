import { t } from "#say";
import { categoryLabel } from "../../kinds/notice-categories";

/** Title of a list; `all` or nothing means every notice. @param period its label */
export function noticesTitle(category = "all", period?: string): string {
  const parts = [category === "all" ? "" : t(categoryLabel(category)), period].filter(Boolean);
  return parts.length > 0 ? t("Notices: {which}", { which: parts.join(", ") }) : t("Notices");
}
