import { createHash } from "node:crypto";
import type { Message } from "#message";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import { FormRefusedError } from "~/forms/form-refused";
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

/** Merges changes to different settings. @param conflictMessage tells of two changes to one @throws FormRefusedError */
export function mergeSettings<Values extends Partial<Settings>>(
  saved: Settings,
  typed: Values,
  opened: string | null,
  conflictMessage: Message,
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
    const errors = { "": t(conflictMessage) };
    throw new FormRefusedError(
      { errors, typed: { ...merged, [openedField]: hashSettings(saved) }, conflict: { fields } },
      409,
    );
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
