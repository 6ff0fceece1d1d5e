/** What `work` gives, or `late` when it takes longer than `limitMs`; it goes on all the same. @throws what it throws in time */
export async function withinLimit<T, Late>(work: Promise<T>, limitMs: number, late: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
