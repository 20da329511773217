/** The same, but of an IPv6 address its first three groups: what one customer of a provider can have many networks of. */
export function customerOf(address: string): string {
  const network = networkOf(address);
  return network.includes(":") ? network.split(":").slice(0, 3).join(":") : network;
}

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
