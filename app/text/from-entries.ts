/** `Object.fromEntries` for modules of staff pages, which run before polyfills: Chrome 72 lacks it. */
export function fromEntries<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (const [name, value] of entries) object[name] = value;
  return object;
}
