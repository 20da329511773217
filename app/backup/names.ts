const pattern = /^school-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;

/** The file name of an archive: it says when the archive was made, in UTC. */
export function archiveName(at: Date): string {
  return `school-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;
}

/** When an archive was made, by its name; undefined for a file that is none of ours. */
export function archiveTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A moment as a part of a file name: `2026-11-22T02-30-00Z`. */
export function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}
