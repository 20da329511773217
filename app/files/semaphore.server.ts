/**
 * Lets work wait for its turn, in the order it came, so that heavy work never adds up.
 * @param capacity units that may be at work at once
 * @returns a function that runs `work` as soon as `weight` units (at most `capacity`) are free
 */
export function createSemaphore(capacity: number) {
  const waiting: { weight: number; start: () => void }[] = [];
  let free = capacity;

  function startNext(): void {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  }

  return async function withPermits<Result>(weight: number, work: () => Promise<Result>): Promise<Result> {
    const taken = Math.min(weight, capacity);
    await new Promise<void>((start) => {
      waiting.push({ weight: taken, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += taken;
      startNext();
    }
  };
}
