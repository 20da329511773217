const path = "/documents/";

export function documentUrl(name: string): string {
  return path + name;
}

export function getDocumentName(url: string): string | undefined {
  return url.startsWith(path) ? url.slice(path.length) : undefined;
}
