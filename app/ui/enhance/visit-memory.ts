/** Fallback if the browser forbids site storage. */
const forgetful = new Map<string, string>();

/** Returns null if nothing was stored. Browsers that block site storage throw on access. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return forgetful.get(key) ?? null;
  }
}

/** Stores a value until the tab is closed, or without site storage until the page is left. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}
