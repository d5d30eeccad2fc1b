/**
 * Runs a task over items, at most `limit` at a time, and answers in their order. After a failure nothing more is begun;
 * the first failure is the failure of all, told when those under way have ended.
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of queue) {
      try {
        results[index] = await task(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  }
  await Promise.all(Array.from({ length: limit }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
