/** Reading the file needs more work than real files do. */
export class BudgetSpentError extends Error {
  override name = "BudgetSpentError";
}

export interface Budget {
  /** Call it in each loop over content, with the bytes or characters touched. @throws BudgetSpentError */
  charge(count: number): void;
  /** Bytes that can still be touched; at least 0. */
  remaining(): number;
}

/** Counts the work on one file, never a size that the file declares. */
export function createBudget({ bytes }: { bytes: number }): Budget {
  let left = bytes;
  return {
    charge(count) {
      // Also true for NaN.
      if (!(count >= 0 && count <= left)) {
        left = 0;
        throw new BudgetSpentError("The file needs too much work.");
      }
      left -= count;
    },
    remaining: () => left,
  };
}
