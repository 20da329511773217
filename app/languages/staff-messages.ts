import { staffMessagesOfContent } from "./staff-messages-content";
import { staffMessagesOfLanguages } from "./staff-messages-languages";
import { staffMessagesOfPages } from "./staff-messages-pages";
import { staffMessagesOfTasks } from "./staff-messages-tasks";

/** What the program says to staff alone, after the pattern of messages.ts. */
export const staffMessages = {
  ...staffMessagesOfContent,
  ...staffMessagesOfLanguages,
  ...staffMessagesOfPages,
  ...staffMessagesOfTasks,
} as const;

export type StaffMessage = keyof typeof staffMessages;
