import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Finds the addresses of a host, unless one of them is of this machine or of the network that it stands in. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address.`), "", 4);
    if (!addresses.every(({ address }) => ipaddr.process(address).range() === "unicast")) {
      return done(new Error(`${host} leads into a network of its own.`), "", 4);
    }
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
