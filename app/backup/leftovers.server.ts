import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { backupFolder } from "./folder.server";

/** Maximum milliseconds of a backup or drill. */
const maxRunMs = 60 * 60 * 1000;
const stampPattern = String.raw`\d{4}-\d\d-\d\dT[\d-]+Z`;

interface Place {
  databaseFile: string;
  uploadsDir: string;
}

export function restoreLeftovers({ databaseFile, uploadsDir }: Place): string[] {
  const database = basename(databaseFile).replaceAll(".", "\\.");
  return [
    ...namesIn(uploadsDir, new RegExp(`^restoring-${stampPattern}$`)),
    ...namesIn(
      dirname(resolve(databaseFile)),
      new RegExp(`^${database}\\.restoring-${stampPattern}(-\\w+)?$`),
    ),
  ];
}

const ofRuns = /^(\.trial-\d+|\.snapshot-\d+\.sqlite(-\w+)?|school-[\dTZ-]+\.tar\.gz\.part)$/;
const ofDrillsAndUpgrades = /^(\.trial-(?!\d+$)[\w-]+|before-upgrade-.*\.part(-\w+)?)$/;

export function runLeftovers(folder: string): string[] {
  return namesIn(folder, ofRuns);
}

export function backupLeftovers(folder: string, now = Date.now()): string[] {
  const all = [...runLeftovers(folder), ...namesIn(folder, ofDrillsAndUpgrades)];
  return all.filter((path) => now - statSync(path).mtimeMs > maxRunMs);
}

export function replacedCopies(
  { databaseFile, uploadsDir }: Place,
  days: number,
  now = Date.now(),
): string[] {
  const database = basename(databaseFile).replaceAll(".", "\\.");
  return [
    ...namesIn(uploadsDir, new RegExp(`^replaced-${stampPattern}$`)),
    ...namesIn(dirname(resolve(databaseFile)), new RegExp(`^${database}\\.replaced-${stampPattern}$`)),
  ].filter((path) => now - statSync(path).ctimeMs > days * 24 * 60 * 60 * 1000);
}

export function allLeftovers(place: Place, chosenFolder: string): string[] {
  return [...restoreLeftovers(place), ...backupLeftovers(backupFolder(place, chosenFolder))];
}

export function removeAll(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}

function namesIn(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
