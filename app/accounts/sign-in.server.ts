import type { AppLoadContext } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { countRefusedLogin } from "~/activity-log/refused-logins.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import { type Staff, startSession } from "~/session/session.server";
import { noteHost } from "~/session/site-hosts.server";
import { findKnownDevice, rememberDevice } from "./known-device.server";
import { attemptWasRight, giveAttemptBack, takeAttempt } from "./login-limits.server";
import { hashPassword, isOutdated, verifyPassword } from "./passwords.server";
import { findStaffByUsername, replaceHash } from "./queries.server";
import { withCode } from "./second-step/check-code.server";
import { notePassword } from "./second-step/password-was-right.server";
import { findSteps } from "./second-step/steps.server";

/** Never reveals if the name or the password is wrong. */
export class WrongCredentialsError extends Error {
  override name = "WrongCredentialsError";
}

/** `cookie` lets this browser enter the code. */
export class CodeRequiredError extends Error {
  override name = "CodeRequiredError";
  constructor(readonly cookie: string) {
    super("The code of the second step is owed.");
  }
}

interface Credentials {
  username: string;
  password: string;
  remember: boolean;
  code?: string | undefined;
}

/**
 * For login page and `/gdapi/login.php`. @returns the user and cookies to set
 * @throws WrongCredentialsError, TooManyTriesError, CodeRequiredError, WrongCodeError
 */
export async function signIn(
  request: Request,
  context: AppLoadContext,
  credentials: Credentials,
): Promise<{ staff: Staff; headers: Headers }> {
  const { remember, code } = credentials;
  const staff = await checkCredentials(request, context, credentials);
  const open = () => openSession(request, context, staff, remember);
  const { asked } = await findSteps(servicesOf(context).db, staff.id);
  if (!asked) return { staff, headers: await open() };
  if (!code) throw new CodeRequiredError(await notePassword(request, context, staff, remember));
  return { staff, headers: await withCode(context, staff, code, open) };
}

/** Starts a session after all factors. @returns cookies to set */
export async function openSession(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  remember: boolean,
): Promise<Headers> {
  const knownDevice = await findKnownDevice(request, context, staff.username);
  await noteHost(request, context);
  const headers = new Headers();
  headers.append("Set-Cookie", await startSession(request, context, staff, remember));
  headers.append("Set-Cookie", await rememberDevice(request, context, staff.username, knownDevice));
  const isNew = knownDevice === undefined;
  await recordEvent(context, {
    who: staff.username,
    verb: isNew ? "logged in on new device" : "logged in",
    alert: isNew,
  });
  return headers;
}

/** Within rate limits. @throws WrongCredentialsError, TooManyTriesError */
export async function checkCredentials(
  request: Request,
  context: AppLoadContext,
  credentials: Pick<Credentials, "username" | "password">,
): Promise<Staff> {
  const { db } = servicesOf(context);
  const knownDevice = await findKnownDevice(request, context, credentials.username);
  const attempt = { address: context.clientAddress ?? "", username: credentials.username, knownDevice };
  const taken = await takeAttempt(db, attempt);
  if (taken.waitSeconds > 0) {
    await countRefusedLogin(context, credentials.username, "tries");
    const words = t("Too many attempts. Please wait {wait} and try again.", {
      wait: waitWords(taken.waitSeconds),
    });
    throw new TooManyTriesError(words, taken.waitSeconds);
  }
  const staff = await authenticate(context, credentials, knownDevice !== undefined).catch(async (error) => {
    if (error instanceof WrongCredentialsError) {
      await countRefusedLogin(context, credentials.username, "password");
    } else await giveAttemptBack(db, taken);
    throw error;
  });
  await attemptWasRight(db, taken);
  return staff;
}

async function authenticate(
  context: AppLoadContext,
  { username, password }: Pick<Credentials, "username" | "password">,
  isKnownDevice: boolean,
): Promise<Staff> {
  const { db } = servicesOf(context);
  const authenticator = new Authenticator<Staff>().use(
    new FormStrategy(async ({ form }) => {
      const found = await findStaffByUsername(db, String(form.get("username")));
      const right = await verifyPassword(found?.password_hash, String(form.get("password")), isKnownDevice);
      if (!found || !right) throw new WrongCredentialsError(t("Wrong user name or password."));
      if (isOutdated(found.password_hash)) await renewHash(context, found, String(form.get("password")));
      return { id: found.id, username: found.username, role: found.role };
    }),
    "form",
  );
  // The body was read with its size limit; the strategy needs these fields.
  const body = new URLSearchParams({ username, password });
  return authenticator.authenticate("form", new Request("http://form.invalid/", { method: "POST", body }));
}

async function renewHash(
  context: AppLoadContext,
  found: { id: number; password_hash: string },
  password: string,
): Promise<void> {
  const { db, log } = servicesOf(context);
  const fresh = await hashPassword(password);
  await replaceHash(db, { id: found.id, from: found.password_hash, to: fresh }).catch((error: unknown) =>
    log.error({ err: error }, "a password could not be hashed anew"),
  );
}
