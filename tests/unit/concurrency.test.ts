import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyLimit } from "../../server/concurrency";

const page = (address: string) => ({ address, hasBody: false });
const form = (address: string) => ({ address, hasBody: true });

test("a network with many requests delays only itself", async () => {
  const limited = createConcurrencyLimit();
  const made: string[] = [];
  const make = (network: string) => limited(page(network), async () => void made.push(network));
  const busy = Array.from({ length: 30 }, () => make("198.51.100.1"));
  const other = make("203.0.113.7");
  await Promise.all([...busy, other]);
  expect(made).toHaveLength(31);
  expect(made.indexOf("203.0.113.7")).toBeLessThan(5);
});

test("one page is started in each round, so that finished responses are sent between them", async () => {
  const limited = createConcurrencyLimit();
  let round = 0;
  let over = false;
  const count = (async () => {
    while (!over) {
      await nextRound();
      round += 1;
    }
  })();
  const begun: number[] = [];
  const addresses = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`);
  await Promise.all(addresses.map((address) => limited(page(address), async () => void begun.push(round))));
  over = true;
  await count;
  expect(new Set(begun).size).toBe(12);
});

test("a page that waits for something does not keep others waiting for long", async () => {
  const limited = createConcurrencyLimit();
  let go = () => {};
  const stuck = Array.from({ length: 10 }, () =>
    limited(page("198.51.100.1"), () => new Promise<void>((resolve) => (go = resolve))),
  );
  expect(await limited(page("198.51.100.1"), async () => "made")).toBe("made");
  go();
  await stuck.at(-1);
});

test("a page that fails gives its turn back", async () => {
  const limited = createConcurrencyLimit();
  for (let count = 0; count < 10; count += 1) {
    const failing = limited(page("198.51.100.1"), async () => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
  }
  expect(await limited(page("198.51.100.1"), async () => "made")).toBe("made");
});

test("slow forms delay only their own network", async () => {
  const limited = createConcurrencyLimit();
  let begun = 0;
  const drip = () => {
    begun += 1;
    return new Promise<void>(() => {});
  };
  for (let count = 0; count < 20; count += 1) void limited(form(`198.51.100.${count}`), drip);
  expect(await limited(page("203.0.113.7"), async () => begun)).toBe(20);
});
