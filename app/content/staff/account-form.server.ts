import { z } from "zod";
import { parseFields } from "~/forms/fields.server";
import { isCommonPassword } from "~/session/common-passwords";
import { roles } from "~/session/roles";
import { minPasswordLength } from "./passwords.server";

const maxPasswordLength = 1000;

const newPassword = z
  .string()
  .default("")
  .refine((value) => value.length >= minPasswordLength, `Use ${minPasswordLength} characters or more`)
  .refine((value) => value.length <= maxPasswordLength, "This password is too long");

const tooCommon = "This is one of the first passwords that anybody would try. Please think of another one.";

const role = z.enum(roles, "Choose what this person may do");

const account = z
  .object({
    username: z
      .string()
      .default("")
      .transform((value) => value.trim())
      .pipe(
        z.string().regex(/^[\w.@-]{1,64}$/, "Use 1 to 64 letters, digits, dots, dashes, underscores or @"),
      ),
    password: newPassword,
    role: role.default("editor"),
  })
  .refine(({ username, password }) => !isCommonPassword(password, username), {
    path: ["password"],
    message: tooCommon,
  });

const change = z.object({
  current: z.string("Enter your current password").min(1, "Enter your current password"),
  password: newPassword,
});

/** Checks the form that adds a person. What was typed comes back without the password. */
export function parseAccount(fields: URLSearchParams) {
  return withoutSecrets(parseFields(account, fields));
}

/** Checks the form that gives a person a role. */
export function parseRole(fields: URLSearchParams) {
  return parseFields(z.object({ role }), fields);
}

/** Checks the form by which people change their own password. */
export function parsePasswordChange(fields: URLSearchParams, username: string) {
  const parsed = parseFields(change, fields);
  if (parsed.ok && isCommonPassword(parsed.values.password, username)) {
    return { ok: false as const, errors: { password: tooCommon }, typed: {} };
  }
  return withoutSecrets(parsed);
}

function withoutSecrets<Result extends { ok: boolean; typed?: Record<string, string> }>(
  parsed: Result,
): Result {
  if (parsed.ok || !parsed.typed) return parsed;
  const { password: _, current: __, ...typed } = parsed.typed;
  return { ...parsed, typed };
}
