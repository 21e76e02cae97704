import { lazy } from 'react';

/** The translations of the form, which load when they are first opened: most forms have one language. */
export const LazyTranslations = lazy(async () => ({
  default: (await import('./Translations.tsx')).Translations,
}));
