import { lazy } from 'react';

/** The files of a submission, which load with the first one that has any. */
export const LazyFiles = lazy(async () => ({
  default: (await import('./SubmissionFiles.tsx')).SubmissionFiles,
}));
