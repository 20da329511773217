import { createTransport } from "nodemailer";
import { isThisMachine } from "~/config-checks";

interface Patience {
  /** Milliseconds. */
  connectionTimeout: number;
  socketTimeout: number;
  greetingTimeout?: number;
}

/** Keeps out-of-office answers out of the inbox of the school (RFC 3834). */
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Requires TLS except on this machine. @param url `SMTP_URL` */
export function mailTransport(url: string, patience: Patience) {
  const options = { url, requireTLS: !isThisMachine(new URL(url).hostname), ...patience };
  return createTransport(options, { headers: automatic });
}
