import type { AppLoadContext } from "@remix-run/node";
import { randomToken, sign } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import { findStaffByUsername } from "./queries.server";

/** Seconds: a year. */
const remembered = 365 * 24 * 60 * 60;

interface Device {
  username: string;
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Keyed hash of the password hash: a new password invalidates it. */
  password: string;
}

/** Signed, so that attackers do not slow down owners of known browsers (OWASP: device cookies). */
const deviceCookie = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "device", { maxAge: remembered, signedFor: "device cookie" });

export async function rememberDevice(
  request: Request,
  context: AppLoadContext,
  username: string,
  id = randomToken(),
): Promise<string> {
  const { db } = servicesOf(context);
  const staff = await findStaffByUsername(db, username);
  const password = sign(db, "device cookie", staff?.password_hash ?? "");
  const device: Device = { username, id, at: Date.now(), password };
  return deviceCookie(request, context).serialize(device);
}

/** Returns the browser's ID, if this user has logged in with it and the current password. */
export async function findKnownDevice(
  request: Request,
  context: AppLoadContext,
  username: string,
): Promise<string | undefined> {
  const device = await readSigned<Device>(deviceCookie(request, context), request);
  if (!device || device.username !== username || device.at < Date.now() - remembered * 1000) return undefined;
  const { db } = servicesOf(context);
  const staff = await findStaffByUsername(db, username);
  if (!staff || device.password !== sign(db, "device cookie", staff.password_hash)) return undefined;
  return device.id;
}
