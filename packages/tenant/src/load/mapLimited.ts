/** Runs a task over items, at most `limit` at a time, and answers in their order; the first failure is the failure of all. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of queue) results[index] = await task(item);
  }
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
