import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Where the theme is remembered (SHELL-036); `public/theme.js` reads it before the first paint. */
const KEY = 'theme';

/** Mantine's word for system is "auto"; what is stored reads light, dark or system (DATA-019). */
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
      // Then it holds until the page is left.
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
      // Nothing was remembered.
    }
  },
};
