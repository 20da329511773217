const path = "/documents/";

/** The public address of a kept document. */
export function documentUrl(name: string): string {
  return path + name;
}

/** The name of the kept document behind an address; undefined for any other address, such as a file of the site. */
export function documentNameOf(url: string): string | undefined {
  return url.startsWith(path) ? url.slice(path.length) : undefined;
}
