/** `refused`: no such mailbox; `later`: this mail only; `server`: unavailable; `unsure`: perhaps accepted. */
export interface Outcome {
  kind: "refused" | "later" | "server" | "unsure";
  /** Never the server's text, which contains the address. */
  code: string;
}

interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  syscall?: string;
}

/** Errors before the mail is transmitted. */
const early = ["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2", "EREQUIRETLS", "ECONFIG"];

/** Classifies an error of the mail library. @see https://nodemailer.com/errors */
export function classifyError(error: unknown): Outcome {
  const { code = "unknown", responseCode, response = "", command = "", syscall } = error as MailError;
  const told = { code: responseCode ? String(responseCode) : code };
  // Never transmitted: invalid address or mail.
  if (command === "API") return { ...told, kind: "later" };
  if (responseCode === undefined) {
    return { ...told, kind: early.includes(code) || syscall === "connect" ? "server" : "unsure" };
  }
  if (responseCode === 421 || command === "MAIL FROM" || early.includes(code))
    return { ...told, kind: "server" };
  // 5.3 to 5.7 concern us or the mail, not the mailbox.
  const isOfMailbox = [550, 551, 553].includes(responseCode) && !/\b5\.[3-7]\.\d+\b/.test(response);
  return { ...told, kind: command === "RCPT TO" && isOfMailbox ? "refused" : "later" };
}
