import { lazy } from 'react';

/** The preview of a template, which loads when it is opened, with the looks. */
export const LazyTemplatePreview = lazy(async () => ({
  default: (await import('./TemplatePreview.tsx')).TemplatePreview,
}));
