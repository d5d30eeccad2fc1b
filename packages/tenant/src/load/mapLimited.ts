/**
 * Runs a task for each item, at most `limit` at a time, and returns the results in order. After a failure, no further
 * task starts, and it rejects with the first error once the running ones have settled.
 */
export const mapLimited = async <Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) {
      try {
        results[index] = await task(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (failures.length > 0) throw failures[0];
  return results;
};
