import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";
import { facultyMember } from "../../kinds/faculty-member";

export const principalPath = "/dashboard/principal";

const { name, details } = facultyMember.fields;

export const principalFields = {
  name,
  details: { ...details, label: msg(/* Of a teacher: degrees and experience. */ "Qualification") },
  message: { label: msg("Principal's message"), type: "long", max: 10_000 },
} as const satisfies FieldSpecs;
