import { z } from "zod";
import { msg } from "#message";
import { parseFields } from "~/forms/fields.server";
import { excerpt } from "~/text/excerpt";

/** The user name is not marked as required (specification section 5). */
const schema = z.object({
  username: z
    .string()
    .default("")
    .transform((value) => excerpt(value.trim(), 200, "")),
  password: z
    .string(msg("Enter your password"))
    .min(1, msg("Enter your password"))
    .max(1000, msg("This password is too long")),
  remember: z
    .string()
    .optional()
    .transform((value) => value === "on"),
});

export function parseLogin(fields: URLSearchParams) {
  const parsed = parseFields(schema, fields);
  if (parsed.ok) return parsed;
  const { password: _, ...typed } = parsed.typed;
  return { ...parsed, typed };
}
