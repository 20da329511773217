/** What this page remembers where the browser forbids sites to store anything. */
const forgetful = new Map<string, string>();

/** What was remembered for this visit, or null. Browsers that block site storage throw at the mere mention of it. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return forgetful.get(key) ?? null;
  }
}

/** Remembers something for this visit: until the tab is closed, or, without site storage, the page is left. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}
