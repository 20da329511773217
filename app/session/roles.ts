import { type Message, msg } from "#message";
import type { Role } from "~db/schema";

/** Both roles, the one that may do less first. */
export const roles = ["editor", "administrator"] as const satisfies readonly Role[];

/** True if somebody with `role` may do what is for `least`: an administrator may do everything. */
export function mayDo(role: Role, least: Role): boolean {
  return role === "administrator" || least === "editor";
}

/** A role, from what a form or a command says; undefined if there is no such role. */
export function roleOf(value: string | null | undefined): Role | undefined {
  return roles.find((role) => role === value);
}

/** What each may do, in words for a choice. */
export const roleWords: Record<Role, { label: Message; may: Message }> = {
  editor: {
    label: msg(/* A role of a staff account. */ "Editor"),
    may: msg(
      /* What an editor does; behind the name of the role. */ "adds and changes what is on the site: notices, photos, results and so on",
    ),
  },
  administrator: {
    label: msg(/* A role of a staff account. */ "Administrator"),
    may: msg(
      /* What an administrator does; behind the name of the role. */ "does everything: also resumes, messages, accounts, settings and backups",
    ),
  },
};
