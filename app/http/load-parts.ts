type Parts = Record<string, Promise<unknown>>;

/** Awaits the parts of a page together, by name. */
export async function loadParts<T extends Parts>(parts: T): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const loaded = Object.entries(parts).map(async ([name, part]) => [name, await part]);
  return Object.fromEntries(await Promise.all(loaded));
}
