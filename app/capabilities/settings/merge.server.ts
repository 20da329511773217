import { createHash } from "node:crypto";
import type { Message } from "#message";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import { openedField } from "./parts";
import { type Settings, settingLabels } from "./settings";

const markOf = (value: string) => createHash("sha256").update(value).digest("base64url").slice(0, 12);

/** A mark for each value: enough to tell whether it was changed since, and short. */
export function marksOf(settings: Partial<Settings>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, markOf(value)])),
  );
}

function readMarks(opened: string | null): Record<string, unknown> | undefined {
  try {
    const marks: unknown = JSON.parse(opened ?? "");
    return typeof marks === "object" && marks !== null ? (marks as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Both people changed the same settings, and not to the same. */
export class SettingsConflictError extends Error {
  override name = "SettingsConflictError";
  constructor(
    readonly conflict: EditConflict,
    /** What the form shows: what was typed, and what is saved of that which only the other person changed. */
    readonly typed: Record<string, string>,
  ) {
    super("Settings were changed by two people at once.");
  }
}

/**
 * What is to be saved: of two people who change different settings at once, each keeps theirs. A form that does not say
 * what it was opened with changes all that it has.
 * @throws SettingsConflictError
 */
export function mergeSettings<Values extends Partial<Settings>>(
  saved: Settings,
  typed: Values,
  opened: string | null,
): Values {
  const marks = readMarks(opened);
  if (!marks) return typed;
  const merged: Record<string, string> = {};
  const fields: EditConflict["fields"] = [];
  for (const [name, mine] of Object.entries(typed) as [keyof Settings, string][]) {
    const theirs = saved[name];
    const isMine = marks[name] !== markOf(mine);
    const isTheirs = marks[name] !== markOf(theirs);
    if (isMine && isTheirs && mine !== theirs) {
      fields.push({ label: t(settingLabels[name]), saved: theirs, typed: mine, differs: true });
    }
    merged[name] = isMine ? mine : theirs;
  }
  if (fields.length > 0) {
    throw new SettingsConflictError({ fields }, { ...merged, [openedField]: marksOf(saved) });
  }
  return merged as Values;
}

/** What a form changes, for the activity log. */
export function changesOf(
  saved: Settings,
  values: Partial<Settings>,
): { name: keyof Settings; label: Message; from: string; to: string }[] {
  return (Object.entries(values) as [keyof Settings, string][])
    .filter(([name, value]) => saved[name] !== value)
    .map(([name, to]) => ({ name, label: settingLabels[name], from: saved[name], to }));
}
