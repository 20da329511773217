import { setImmediate as letOthersGo } from "node:timers/promises";

/**
 * Does something to many rows in portions, each in a transaction of its own; in between others go first.
 * @param take does it to at most `limit` rows and tells to how many: fewer are the last
 * @returns how many in all
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
