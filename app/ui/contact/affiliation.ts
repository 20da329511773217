import { t } from "#say";

/** Returns the numbers by which CBSE knows the school, without those that staff left empty. */
export function affiliation(school: { affiliation_number: string; school_code: string }): string {
  return [
    school.affiliation_number && t("CBSE affiliation number {number}", { number: school.affiliation_number }),
    school.school_code && t("School code {code}", { code: school.school_code }),
  ]
    .filter(Boolean)
    .join(" · ");
}
