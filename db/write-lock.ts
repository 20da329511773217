import { StorageUnavailableError } from "./storage-errors";

/** Lets one write in at a time, in the order in which they came. */
export function createWriteLock() {
  let last: Promise<void> = Promise.resolve();

  /**
   * @param deadline the time, in milliseconds, until which to wait
   * @returns what lets the next one in
   * @throws StorageUnavailableError if it was not this one's turn until then
   */
  return async function take(deadline: number): Promise<() => void> {
    const before = last;
    let release: () => void = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, deadline - Date.now(), "late");
    });
    const turn = await Promise.race([before, late]);
    clearTimeout(timer);
    if (turn !== "late") return release;
    void before.then(release);
    throw new StorageUnavailableError("busy", "other writes took too long");
  };
}
