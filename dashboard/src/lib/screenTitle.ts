import { useEffect, useSyncExternalStore } from 'react';

/** The heading of a screen, handed down to those that show it in a bar of their own. */
export interface ScreenHeading {
  title: string;
  subtitle: string;
}

/** What the screen that is shown is about; empty = nothing more than its heading says. */
let about = '';
const listeners = new Set<() => void>();

function tell(name: string): void {
  if (about === name) return;
  about = name;
  for (const listener of listeners) listener();
}

/**
 * Names what a screen is about in the browser's tab and history: its form, its folder, its open tab. The
 * screen's own `<title>` is written by what surrounds it, which knows its heading.
 * @param name undefined while it is not known.
 */
export function useScreenTitle(name: string | undefined): void {
  useEffect(() => {
    tell(name ?? '');
    return () => tell('');
  }, [name]);
}

/** The name that the screen now shown has given itself. */
export const useShownTitle = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => about,
  );
