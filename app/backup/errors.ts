/** A backup or a restore that cannot be done; the message is one for people: what is wrong, and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}
