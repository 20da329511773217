import type { AppLoadContext } from "@remix-run/node";
import { sign } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import type { Staff } from "~/session/session.server";

/** Seconds between the password and the code. */
const longest = 10 * 60;

/** What the cookie says; it is signed. */
interface PasswordWasRight {
  staffId: number;
  remember: boolean;
  /** Milliseconds since 1970. */
  until: number;
  /** Another password ends it. */
  password: string;
}

const cookieOf = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "second-step", { maxAge: longest, signedFor: "password note" });

/** Whose password it is, and a mark of the password. */
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

/** Between password and code there is no session: this browser carries a signed note for ten minutes. @returns `Set-Cookie` */
export async function notePassword(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  remember: boolean,
): Promise<string> {
  const known = await passwordMark(context, staff.id);
  return cookieOf(request, context).serialize({
    staffId: staff.id,
    remember,
    until: Date.now() + longest * 1000,
    password: known?.mark ?? "",
  } satisfies PasswordWasRight);
}

/** Who entered the right password in this browser within the last ten minutes, and now owes the code. */
export async function findPasswordNote(
  request: Request,
  context: AppLoadContext,
): Promise<{ staff: Staff; remember: boolean } | undefined> {
  const note = await readSigned<PasswordWasRight>(cookieOf(request, context), request);
  if (!note || !(note.until > Date.now())) return undefined;
  const known = await passwordMark(context, note.staffId);
  if (!known || known.mark !== note.password) return undefined;
  return { staff: known.staff, remember: note.remember };
}

/** Takes the note away. @returns `Set-Cookie` */
export async function dropPasswordNote(request: Request, context: AppLoadContext): Promise<string> {
  return cookieOf(request, context).serialize("", { maxAge: 0 });
}
