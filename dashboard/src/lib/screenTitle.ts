import { useEffect, useSyncExternalStore } from 'react';

/** The heading of a screen, for screens that show it in their own bar. */
export interface ScreenHeading {
  title: string;
  subtitle: string;
}

/** The current screen's own name; empty = its heading suffices. */
let about = '';
const listeners = new Set<() => void>();

function notify(name: string): void {
  if (about === name) return;
  about = name;
  for (const listener of listeners) listener();
}

/**
 * Names a screen in the browser's tab and history after its form, its folder or its open tab. The shell
 * writes the `<title>`, because it knows the heading.
 *
 * @param name undefined while it is loading.
 */
export function useScreenTitle(name: string | undefined): void {
  useEffect(() => {
    notify(name ?? '');
    return () => notify('');
  }, [name]);
}

/** Returns the current screen's own name. */
export const useShownTitle = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => about,
  );
