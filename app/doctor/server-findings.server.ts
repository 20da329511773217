import { dirname } from "node:path";
import { t } from "#say";
import { damagedDatabase } from "~/backup/rows.server";
import type { BackupState } from "~/backup/state.server";
import { momentAtSchool } from "~/dates/dates";
import { countSetAside } from "~/files/pictures/avif-jobs.server";
import { type DiskSpace, isAlmostFull, scarcestDisk } from "~/files/store/disk-space.server";
import { countQuarantine } from "~/files/store/sweep.server";
import type { Finding } from "~/findings/finding";
import { readReplicaState } from "~/replication/state.server";
import type { Services } from "~/services/services.server";
import { fileSize } from "~/text/file-size";
import { findDoubtedPeriod } from "~db/clock";
import { isDamaged } from "~db/connection.server";
import { listProblems } from "~db/problems";

const maxProblems = 50;

/** Lists what administrators should look at on the server: disk, clock, backups, jobs and files. */
export async function listServerFindings(
  { db, files, config, replica }: Services,
  backup: BackupState,
): Promise<Finding[]> {
  const [doubted, problems, aside, withoutCopies, disk] = await Promise.all([
    findDoubtedPeriod(db),
    listProblems(db, maxProblems),
    countQuarantine(files.place),
    countSetAside(db),
    scarcestDisk([dirname(config.databaseFile), config.uploadsDir]),
  ]);
  const findings = diskFindings(disk);
  if (isDamaged(db)) {
    findings.push({
      words: t(damagedDatabase),
      link: { label: t("Look after the backups"), to: "/dashboard/backups" },
      isUrgent: true,
    });
  }
  if (doubted) {
    findings.push({
      words: t("The clock of the server says {now}. Is that right?", {
        now: momentAtSchool(new Date().toISOString()),
      }),
      link: { label: t("Answer here"), to: "/dashboard/server#clock" },
    });
  }
  if (backup.isLate) {
    findings.push({
      words: backup.words,
      link: { label: t("Look after the backups"), to: "/dashboard/backups" },
      isUrgent: true,
    });
  }
  const replicated = replica && (await readReplicaState(config, replica.getLagMs()));
  if (replicated?.isLate) {
    findings.push({
      words: replicated.words,
      link: { label: t("See what is wrong"), to: "/dashboard/server#replica" },
      isUrgent: true,
    });
  }
  if (problems.length > 0) {
    findings.push({
      words: t(
        "{count, plural, one {The server could not finish one of its jobs.} other {The server could not finish # of its jobs.}}",
        { count: problems.length },
      ),
      link: { label: t("See what is wrong"), to: "/dashboard/server#problems" },
    });
  }
  if (withoutCopies > 0) {
    findings.push({
      words: t(
        "{count, plural, one {The small copies of a photo could not be made.} other {The small copies of # photos could not be made.}}",
        { count: withoutCopies },
      ),
      link: { label: t("See why, and try again"), to: "/dashboard/photo-copies" },
    });
  }
  if (aside > 0) {
    findings.push({
      words: t(
        "{count, plural, one {One uploaded file belongs to no record and will be erased later.} other {# uploaded files belong to no record and will be erased later.}}",
        { count: aside },
      ),
      link: { label: t("See which"), to: "/dashboard/server#files" },
    });
  }
  return findings;
}

/** Warning for an almost full disk; none if the free space is unknown. */
export function diskFindings(disk: DiskSpace | undefined): Finding[] {
  if (!disk || !isAlmostFull(disk)) return [];
  return [
    {
      words: t(
        "The server's disk is almost full: {size} are left. When it is full, nothing can be saved. Delete old photos and documents and empty the trash, or ask the person who looks after the server.",
        { size: fileSize(disk.free) },
      ),
      link: { label: t("Look into the trash"), to: "/dashboard/trash" },
    },
  ];
}
