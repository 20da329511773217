const path = "/documents/";

export function documentUrl(name: string): string {
  return path + name;
}

/** Returns the name of a stored document; undefined for other URLs. */
export function getDocumentName(url: string): string | undefined {
  return url.startsWith(path) ? url.slice(path.length) : undefined;
}
