import { dirname } from "node:path";
import type { BackupState } from "~/backup/state.server";
import { countSetAside } from "~/files/avif-jobs.server";
import { scarcestDisk } from "~/files/disk-space.server";
import { countQuarantine } from "~/files/sweep.server";
import type { Services } from "~/services/services.server";
import { momentAtSchool } from "~/ui/dates";
import { findDoubtedSpell } from "~db/clock";
import { listProblems } from "~db/problems";
import type { Todo } from "../overview/todo";
import { diskTodos } from "./disk-todo";

/** Problems that are counted at most. */
const mostProblems = 50;

/** What the state of the server and of its backups asks for; each leads to where it is answered. */
export async function listServerTodos({ db, files, config }: Services, backup: BackupState): Promise<Todo[]> {
  const [doubted, problems, aside, withoutCopies, disk] = await Promise.all([
    findDoubtedSpell(db),
    listProblems(db, mostProblems),
    countQuarantine(files.root),
    countSetAside(db),
    scarcestDisk([dirname(config.databaseFile), config.uploadsDir]),
  ]);
  const todos = diskTodos(disk);
  if (doubted) {
    todos.push({
      words: `The clock of the server says ${momentAtSchool(new Date().toISOString())}. Is that right?`,
      link: { label: "Answer here", to: "/dashboard/server#clock" },
    });
  }
  if (backup.isLate) {
    todos.push({
      words: backup.words,
      link: { label: "Look after the backups", to: "/dashboard/backups" },
      urgent: true,
    });
  }
  if (problems.length > 0) {
    todos.push({
      words:
        problems.length === 1
          ? "The server could not finish one of its jobs."
          : `The server could not finish ${problems.length} of its jobs.`,
      link: { label: "See what is wrong", to: "/dashboard/server#problems" },
    });
  }
  if (withoutCopies > 0) {
    todos.push({
      words:
        withoutCopies === 1
          ? "The small copies of a photo could not be made."
          : `The small copies of ${withoutCopies} photos could not be made.`,
      link: { label: "See why, and try again", to: "/dashboard/photo-copies" },
    });
  }
  if (aside > 0) {
    todos.push({
      words: `${aside === 1 ? "One uploaded file belongs" : `${aside} uploaded files belong`} to no record and will be erased later.`,
      link: { label: "See which", to: "/dashboard/server#files" },
    });
  }
  return todos;
}
