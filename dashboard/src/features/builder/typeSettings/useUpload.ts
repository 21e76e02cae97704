import { useState } from 'react';

/** One upload at a time: how far it is, from 0 to 1 (null while there is none), and what starts one. */
export function useUpload(onFailed: (error: unknown) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = progress !== null;
  const run = async (upload: (onProgress: (share: number) => void) => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setProgress(0);
    try {
      await upload(setProgress);
    } catch (error) {
      onFailed(error);
    } finally {
      setProgress(null);
    }
  };
  return { progress, isBusy, run };
}
