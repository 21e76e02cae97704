import { lazy } from 'react';

/** The dialog that edits a condition, which loads when it opens. */
export const LazyConditionDialog = lazy(async () => ({
  default: (await import('./ConditionDialog.tsx')).ConditionDialog,
}));

/** A condition in words, which load with the first that there is. */
export const LazyConditionText = lazy(async () => ({
  default: (await import('./ConditionText.tsx')).ConditionText,
}));
