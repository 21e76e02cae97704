import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Storage key of the theme (SHELL-036); `public/theme.js` reads it before the first paint. */
const KEY = 'theme';

/** Mantine calls the system's theme "auto"; storage holds light, dark or system (DATA-019). */
const toScheme = (theme: string | null): MantineColorScheme =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

let unsubscribe: (() => void) | undefined;

/** Remembers the theme in this browser and follows what its other tabs choose. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => {
    try {
      return toScheme(localStorage.getItem(KEY));
    } catch {
      // Storage is blocked: the system decides.
      return 'auto';
    }
  },
  set: (scheme) => {
    try {
      localStorage.setItem(KEY, scheme === 'auto' ? 'system' : scheme);
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  },
  subscribe: (onUpdate) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.storageArea === localStorage && event.key === KEY) onUpdate(toScheme(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    unsubscribe = () => window.removeEventListener('storage', onStorage);
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage, nothing was saved.
    }
  },
};
