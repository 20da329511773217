import { createTransport } from "nodemailer";
import { isThisMachine } from "~/config.server";

interface Patience {
  /** Milliseconds. */
  connectionTimeout: number;
  socketTimeout: number;
  greetingTimeout?: number;
}

/** Requires TLS except on this machine. @param url `SMTP_URL` */
export function mailTransport(url: string, patience: Patience) {
  return createTransport({ url, requireTLS: !isThisMachine(new URL(url).hostname), ...patience });
}
