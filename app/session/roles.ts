import { type Message, msg } from "#message";
import type { Role } from "~db/schema";

/** Ascending by rights. */
export const roles = ["editor", "office", "administrator"] as const satisfies readonly Role[];

export function mayDo(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** Parses a role of a form or command; undefined if unknown. */
export function parseRole(value: string | null | undefined): Role | undefined {
  return roles.find((role) => role === value);
}

export const roleWords: Record<Role, { label: Message; may: Message }> = {
  editor: {
    label: msg(/* A role of a staff account. */ "Editor"),
    may: msg(/* Tasks of an editor; behind the name of the role. */ "notices and photos"),
  },
  office: {
    label: msg(/* A role of a staff account: the school's office. */ "Office"),
    may: msg(/* Tasks of the office; behind the name of the role. */ "also messages and certificates"),
  },
  administrator: {
    label: msg(/* A role of a staff account. */ "Administrator"),
    may: msg(/* Tasks of an administrator; behind the name of the role. */ "everything"),
  },
};
