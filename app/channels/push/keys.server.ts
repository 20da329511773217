import { createECDH } from "node:crypto";
import type { Config } from "~/config.server";
import { keyFor } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import type { Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";

/** Key pair of the site (VAPID, RFC 8292), derived from the key file. @param db not a transaction */
export function getVapidKeys(db: Database): { publicKey: string; privateKey: string } {
  const privateKey = keyFor(db, "push messages");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

/** Contact for push services: an e-mail address or the site; undefined if there is none. */
export function getContact(
  { email_office }: Pick<Settings, "email_office">,
  { smtp, origin }: Pick<Config, "smtp" | "origin">,
): string | undefined {
  const mailbox = email_office || smtp?.to;
  if (mailbox) return `mailto:${mailbox}`;
  return origin?.startsWith("https:") ? origin : undefined;
}

export async function readPushKey({
  db,
  config,
}: Pick<Services, "db" | "config">): Promise<string | undefined> {
  const isOn = config.isOfflineOn && getContact(await readSettings(db), config);
  return isOn ? getVapidKeys(db).publicKey : undefined;
}
