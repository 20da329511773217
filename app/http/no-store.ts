/** The `headers` of a page whose form holds what must not be kept, such as a token for one use. */
export function noStore() {
  return { "Cache-Control": "no-store" };
}
