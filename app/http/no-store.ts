/** `headers` of a page with secrets, such as a single-use token. */
export function noStore() {
  return { "Cache-Control": "no-store" };
}
