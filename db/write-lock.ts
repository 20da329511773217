import { StorageUnavailableError } from "./storage-errors";

/** Lets writes run one at a time, in order of arrival. */
export function createWriteLock() {
  let last: Promise<void> = Promise.resolve();

  /** @returns a function that releases the lock @throws StorageUnavailableError after the deadline */
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
