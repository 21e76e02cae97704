import { useEffect, useSyncExternalStore } from 'react';

/** Home: the part of the dashboard's address without a tab. */
export const HOME = 'home';

/** The open part of the dashboard, for the sidebar: its address need not name it. */
let place: string | null = null;
const listeners = new Set<() => void>();

function show(next: string | null): void {
  place = next;
  for (const listener of listeners) listener();
}

/** Names the open part of the dashboard while its screen is shown. */
export function useShownPlace(open: string | null): void {
  useEffect(() => {
    show(open);
    return () => show(null);
  }, [open]);
}

/** Returns the open part of the dashboard; null on other screens. */
export const useOpenPlace = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
