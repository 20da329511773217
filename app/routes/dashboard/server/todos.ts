import { momentAtSchool } from "~/ui/dates";
import type { Todo } from "../overview/todo";

interface ServerState {
  /** Whether the clock of the machine has to be confirmed. */
  doubted: boolean;
}

/** What the state of the server asks for; each leads to its part of the server's page. */
export function listServerTodos({ doubted }: ServerState): Todo[] {
  const todos: Todo[] = [];
  if (doubted) {
    todos.push({
      words: `The clock of the server says ${momentAtSchool(new Date().toISOString())}. Is that right?`,
      link: { label: "Answer here", to: "/dashboard/server#clock" },
    });
  }
  return todos;
}
