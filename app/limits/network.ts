import ipaddr from "ipaddr.js";

/** What one customer of a provider has: an IPv4 address, or of IPv6 the first 48 bits. */
export function customerOf(address: string): string {
  return prefixOf(address, 48);
}

/** What one household has: an IPv4 address, or of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  return prefixOf(address, 64);
}

function prefixOf(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that comes as an IPv6 one counts as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(":");
}

/**
 * Roughly where something came from, for people to read: enough to tell the school's own line from a foreign one, never a
 * whole address. `203.0.113.x`, or of IPv6 the first 48 bits.
 */
export function roughNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "";
  const customer = customerOf(address);
  return customer.includes(":") ? `${customer}::` : customer.replace(/\d+$/, "x");
}
