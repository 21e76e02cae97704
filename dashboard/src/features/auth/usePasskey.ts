import { useRef, useState } from 'react';
import { ApiError } from '../../lib/apiError.ts';
import { signInWithPasskey } from './api/auth.ts';

const IS_POSSIBLE = typeof PublicKeyCredential !== 'undefined';

/** Signing in by passkey: whether this browser can, and how it goes. */
export function usePasskey() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const isInFlight = useRef(false);

  const run = async (): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await signInWithPasskey();
    } catch (error) {
      // Closing the browser's own dialog needs no message.
      if (!isCancelled(error)) setProblem(error);
    } finally {
      isInFlight.current = false;
      setBusy(false);
    }
  };

  return { isPossible: IS_POSSIBLE, isBusy, problem, start: () => void run() };
}

const isCancelled = (error: unknown): boolean =>
  !(error instanceof ApiError) && error instanceof Error && error.name === 'NotAllowedError';
