import ipaddr from "ipaddr.js";

/** IPv4 address, or /48 of IPv6: what a provider gives a customer. */
export function getCustomer(address: string): string {
  return getPrefix(address, 48);
}

/** IPv4 address, or /64 of IPv6: a household. */
export function getNetwork(address: string): string {
  return getPrefix(address, 64);
}

function getPrefix(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  // Unmaps IPv4-mapped IPv6 addresses.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(":");
}

/** Shortens an address for display: `203.0.113.x`, or /48 of IPv6. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return "";
  const customer = getCustomer(address);
  return customer.includes(":") ? `${customer}::` : customer.replace(/\d+$/, "x");
}
