/**
 * Keeps files only if the row that names them was kept: runs `work`, which calls `noted` once it has written the row, and
 * takes the files away again where it did not, or failed after all.
 * @param remove takes the files away
 */
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
    // The row may be there: the nightly sweep decides.
    if (!(error instanceof Error && error.name === "CommitUncertainError")) await remove();
    throw error;
  }
}
