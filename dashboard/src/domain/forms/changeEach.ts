/** Outcome of changing several objects one by one. */
export interface Changed<Item> {
  done: Item[];
  failed: Item[];
  /** The first failure's. */
  error: unknown;
}

/** Changes one after the other: one that fails leaves the others as they should be. */
export async function changeEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
): Promise<Changed<Item>> {
  const changed: Changed<Item> = { done: [], failed: [], error: null };
  for (const item of items) {
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- in order, and never all at once
      await send(item);
      changed.done.push(item);
    } catch (error) {
      changed.error ??= error;
      changed.failed.push(item);
    }
  }
  return changed;
}
