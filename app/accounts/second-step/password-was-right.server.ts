import type { AppLoadContext } from "@remix-run/node";
import { sign } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import type { Staff } from "~/session/session.server";

const maxAgeSeconds = 10 * 60;

interface PasswordWasRight {
  staffId: number;
  remember: boolean;
  until: number;
  password: string;
}

const createCookie = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "second-step", { maxAge: maxAgeSeconds, signedFor: "password note" });

async function passwordMark(context: AppLoadContext, staffId: number) {
  const { db } = servicesOf(context);
  const row = await db
    .selectFrom("staff")
    .select(["username", "role", "password_hash"])
    .where("id", "=", staffId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, role, password_hash } = row;
  return { staff: { id: staffId, username, role }, mark: sign(db, "password note", password_hash) };
}

/** Signed cookie for ten minutes instead of a session. @returns `Set-Cookie` */
export async function notePassword(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  remember: boolean,
): Promise<string> {
  const known = await passwordMark(context, staff.id);
  return createCookie(request, context).serialize({
    staffId: staff.id,
    remember,
    until: Date.now() + maxAgeSeconds * 1000,
    password: known?.mark ?? "",
  } satisfies PasswordWasRight);
}

export async function findPasswordNote(
  request: Request,
  context: AppLoadContext,
): Promise<{ staff: Staff; remember: boolean } | undefined> {
  const note = await readSigned<PasswordWasRight>(createCookie(request, context), request);
  if (!note || !(note.until > Date.now())) return undefined;
  const known = await passwordMark(context, note.staffId);
  if (!known || known.mark !== note.password) return undefined;
  return { staff: known.staff, remember: note.remember };
}

export async function dropPasswordNote(request: Request, context: AppLoadContext): Promise<string> {
  return createCookie(request, context).serialize("", { maxAge: 0 });
}
