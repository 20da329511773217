import { momentAtSchool } from "~/ui/dates";
import type { Todo } from "../overview/todo";

interface ServerState {
  /** Whether the clock of the machine has to be confirmed. */
  doubted: boolean;
  /** Photos whose small copies could not be made. */
  withoutCopies: number;
}

/** What the state of the server asks for; each leads to where it is answered. */
export function listServerTodos({ doubted, withoutCopies }: ServerState): Todo[] {
  const todos: Todo[] = [];
  if (doubted) {
    todos.push({
      words: `The clock of the server says ${momentAtSchool(new Date().toISOString())}. Is that right?`,
      link: { label: "Answer here", to: "/dashboard/server#clock" },
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
  return todos;
}
