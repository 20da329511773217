import { createHash } from "node:crypto";
import type { Message } from "#message";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import { openedField } from "./parts";
import { type Settings, settingLabels } from "./settings";

const hashValue = (value: string) => createHash("sha256").update(value).digest("base64url").slice(0, 12);

/** Short hash of each value, to detect changes. */
export function hashSettings(settings: Partial<Settings>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, hashValue(value)])),
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

export class SettingsConflictError extends Error {
  override name = "SettingsConflictError";
  constructor(
    readonly conflict: EditConflict,
    /** Typed values, merged with those that only the other user changed. */
    readonly typed: Record<string, string>,
  ) {
    super("Settings were changed by two people at once.");
  }
}

/** Merges changes to different settings. @throws SettingsConflictError */
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
    const isMine = marks[name] !== hashValue(mine);
    const isTheirs = marks[name] !== hashValue(theirs);
    if (isMine && isTheirs && mine !== theirs) {
      fields.push({ label: t(settingLabels[name]), saved: theirs, typed: mine });
    }
    merged[name] = isMine ? mine : theirs;
  }
  if (fields.length > 0) {
    throw new SettingsConflictError({ fields }, { ...merged, [openedField]: hashSettings(saved) });
  }
  return merged as Values;
}

export function listChanges(
  saved: Settings,
  values: Partial<Settings>,
): { name: keyof Settings; label: Message; from: string; to: string }[] {
  return (Object.entries(values) as [keyof Settings, string][])
    .filter(([name, value]) => saved[name] !== value)
    .map(([name, to]) => ({ name, label: settingLabels[name], from: saved[name], to }));
}
