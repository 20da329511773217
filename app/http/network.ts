/** The address, or of an IPv6 one its first half: a single household has all the addresses behind that. */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (old || !address.includes(":")) return old ?? address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
