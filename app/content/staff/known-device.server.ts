import type { AppLoadContext } from "@remix-run/node";
import { randomToken, sign } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import { findStaffByUsername } from "./queries.server";

/** Seconds that a device is remembered: a year. */
const remembered = 365 * 24 * 60 * 60;

interface Device {
  username: string;
  id: string;
  /** When it was remembered, in milliseconds since 1970. */
  at: number;
  /** A keyed hash of the password's hash: another password ends it. */
  password: string;
}

/**
 * Says, signed, that this browser has logged in to this account before, so that strangers who guess passwords from
 * elsewhere never slow its owner down (OWASP: device cookies).
 */
const deviceCookie = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "device", { maxAge: remembered, signedFor: "device cookie" });

/** The `Set-Cookie` value by which this browser is known as one of this person's. @param id where it was known before */
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

/** The id of this browser, where this person has logged in with it, and with the password of today. */
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
