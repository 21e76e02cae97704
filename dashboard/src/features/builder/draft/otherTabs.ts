/** Name of the lock that a builder holds for as long as it is open. */
const lockOf = (writer: string): string => `inlay: builder ${writer}`;

/** Other tabs that have the same form open. */
export interface OtherTabs {
  /** Follows the tabs that have kept backups of the form. */
  meet(writers: readonly string[]): void;
  stop(): void;
}

/**
 * Watches whether other tabs have the same form open: each holds a lock until it leaves the builder, is closed or
 * crashes. Without locks, on pages without encryption, a tab that was met once counts as open.
 * @param own the backups' name of this tab
 * @param onChange called with whether there are others
 */
export function watchOtherTabs(own: string, onChange: (areThere: boolean) => void): OtherTabs {
  const { locks } = navigator as { locks?: LockManager };
  const over = new AbortController();
  const { signal } = over;
  const met = new Set([own]);
  const held = new Promise((resolve) => signal.addEventListener('abort', resolve));
  void locks?.request(lockOf(own), () => held);

  const follow = async (writer: string): Promise<void> => {
    // The lock of a tab that was closed before is free.
    const isOpen = await locks?.request(lockOf(writer), { ifAvailable: true }, (lock) => !lock);
    if (isOpen ?? true) onChange(true);
    await locks?.request(lockOf(writer), { signal }, () => met.delete(writer));
    if (met.size === 1) onChange(false);
  };

  return {
    meet(writers) {
      for (const writer of writers) {
        // Rejects when this tab stops watching.
        if (!met.has(writer)) follow(writer).catch(() => undefined);
        met.add(writer);
      }
    },
    stop: () => over.abort(),
  };
}
