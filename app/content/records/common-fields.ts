import type { FieldSpec } from "~/forms/field-specs";

/** Fields that several kinds of records have, each said once. */
export const commonFields = {
  title: { label: "Title", called: "The title", max: 200 },
  details: { label: "Details", called: "The details", type: "long", max: 10_000 },
  position: { label: "Position", type: "position" },
} as const satisfies Record<string, FieldSpec>;
