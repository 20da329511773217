import { setImmediate as letOthersGo } from "node:timers/promises";

/**
 * Processes rows in short transactions, so that other writes can run in between.
 * @param take processes up to `limit` rows and returns how many; fewer than `limit` ends the loop
 */
export async function inPortions(limit: number, take: (limit: number) => Promise<number>): Promise<number> {
  let count = 0;
  for (let last = limit; last === limit; ) {
    last = await take(limit);
    count += last;
    await letOthersGo();
  }
  return count;
}
