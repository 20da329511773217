/**
 * What became of a mail that was not simply taken. `refused`: there is no such mailbox; `later`: not this mail, not now;
 * `server`: the mail server is away, or sends nothing for us at present; `unsure`: it may have been taken.
 */
export interface Outcome {
  kind: "refused" | "later" | "server" | "unsure";
  /** For the log and for staff who ask: never the text of the server, which names the address. */
  code: string;
}

interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  syscall?: string;
}

/** Before anything of the mail is on its way. */
const early = ["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2", "EREQUIRETLS", "ECONFIG"];

/** What an error of the mail library means. @see https://nodemailer.com/errors */
export function outcomeOf(error: unknown): Outcome {
  const { code = "unknown", responseCode, response = "", command = "", syscall } = error as MailError;
  const told = { code: responseCode ? String(responseCode) : code };
  // It never left this machine: an address that is none, or a mail that cannot be made.
  if (command === "API") return { ...told, kind: "later" };
  if (responseCode === undefined) {
    return { ...told, kind: early.includes(code) || syscall === "connect" ? "server" : "unsure" };
  }
  if (responseCode === 421 || command === "MAIL FROM" || early.includes(code))
    return { ...told, kind: "server" };
  // 5.7 and its kin are about us or the mail, not about the mailbox.
  const isOfMailbox = [550, 551, 553].includes(responseCode) && !/\b5\.[3-7]\.\d+\b/.test(response);
  return { ...told, kind: command === "RCPT TO" && isOfMailbox ? "refused" : "later" };
}
