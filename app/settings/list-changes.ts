import type { Message } from "#message";
import { type Settings, settingLabels } from "./settings";

export function listChanges(
  saved: Settings,
  values: Partial<Settings>,
): { name: keyof Settings; label: Message; from: string; to: string }[] {
  return (Object.entries(values) as [keyof Settings, string][])
    .filter(([name, value]) => saved[name] !== value)
    .map(([name, to]) => ({ name, label: settingLabels[name], from: saved[name], to }));
}
