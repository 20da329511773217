/** Calls `remove` for stored files unless `work` has written their row and called `noted`. */
export async function withKeptFiles<Result>(
  remove: () => Promise<unknown>,
  work: (noted: () => void) => Promise<Result>,
): Promise<Result> {
  let isNoted = false;
  try {
    const result = await work(() => {
      isNoted = true;
    });
    if (!isNoted) await remove();
    return result;
  } catch (error) {
    // The row may exist; the nightly sweep decides.
    if (!(error instanceof Error && error.name === "CommitUncertainError")) await remove();
    throw error;
  }
}
