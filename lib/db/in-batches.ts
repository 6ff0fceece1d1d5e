/** Rows of one statement: far from the time limit of statements, whatever hangs on them. */
const batchSize = 2_000;

/**
 * Deletes or changes many rows in statements that each stay within the time limit.
 *
 * @param change changes at most `limit` rows and says how many; what is changed must not be found again
 * @returns how many rows in all
 */
export async function inBatches(change: (limit: number) => PromiseLike<number | { count: number }>): Promise<number> {
  for (let all = 0; ;) {
    const changed = await change(batchSize);
    const count = typeof changed === 'number' ? changed : changed.count;
    all += count;
    if (count < batchSize) return all;
  }
}
