import { z } from "zod";
import { msg, t } from "#say";
import { type Parsed, parseFields, text } from "~/forms/fields.server";
import { roles } from "~/session/roles";
import { withoutInvisible } from "~/text/invisible";
import type { Database } from "~db/connection.server";
import { minPasswordLength } from "./passwords.server";
import { findWeakness, wordsAround } from "./weak-passwords.server";

const maxPasswordLength = 1000;

const newPassword = z
  .string()
  .default("")
  .refine((value) => value.length >= minPasswordLength, {
    error: () => t("Use {count} characters or more", { count: minPasswordLength }),
  })
  .refine((value) => value.length <= maxPasswordLength, msg("This password is too long"));

const role = z.enum(roles, msg("Choose what this person may do"));

const name = text(msg("The name"), 80);

const account = z.object({
  name,
  username: z
    .string()
    .default("")
    .transform(withoutInvisible)
    .pipe(
      z.string().regex(/^[\w.@-]{1,64}$/, msg("Use 1 to 64 letters, digits, dots, dashes, underscores or @")),
    ),
  password: newPassword,
  role: role.default("editor"),
});

const change = z.object({
  current: z.string(msg("Enter your current password")).min(1, msg("Enter your current password")),
  password: newPassword,
});

export function parsePerson(fields: URLSearchParams) {
  return parseFields(account.omit({ password: true }), fields);
}

export async function parseAccount(db: Database, fields: URLSearchParams) {
  const parsed = parseFields(account, fields);
  return withoutSecrets(await refuseWeak(db, parsed, parsed.ok ? parsed.values.username : ""));
}

export function parseNameAndRole(fields: URLSearchParams) {
  return parseFields(account.pick({ name: true, role: true }), fields);
}

export function parseName(fields: URLSearchParams) {
  return parseFields(account.pick({ name: true }), fields);
}

export async function parsePasswordChange(db: Database, fields: URLSearchParams, username: string) {
  return withoutSecrets(await refuseWeak(db, parseFields(change, fields), username));
}

export async function parseNewPassword(db: Database, fields: URLSearchParams, username: string) {
  const parsed = parseFields(change.pick({ password: true }), fields);
  return withoutSecrets(await refuseWeak(db, parsed, username));
}

async function refuseWeak<Values extends { password: string }>(
  db: Database,
  parsed: Parsed<Values>,
  username: string,
): Promise<Parsed<Values>> {
  if (!parsed.ok) return parsed;
  const { password, ...others } = parsed.values;
  const weakness = await findWeakness(password, await wordsAround(db, username));
  if (!weakness) return parsed;
  const typed = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
  return { ok: false, errors: { password: weakness }, typed };
}

function withoutSecrets<Result extends { ok: boolean; typed?: Record<string, string> }>(
  parsed: Result,
): Result {
  if (parsed.ok || !parsed.typed) return parsed;
  const { password: _, current: __, ...typed } = parsed.typed;
  return { ...parsed, typed };
}
