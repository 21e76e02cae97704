import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SignOnResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Signing in by the provider: the way there leaves this page, and comes back to `path` or what the address says. */
export function useSignOn(path?: string) {
  const [search] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const isInFlight = useRef(false);

  const start = (): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(true);
    setProblem(null);
    const from = path ?? search.get('from');
    api.post<SignOnResponse>('/auth/sign-on', { ...(from && { from }) }).then(
      ({ url }) => window.location.assign(url),
      (error: unknown) => {
        isInFlight.current = false;
        setBusy(false);
        setProblem(error);
      },
    );
  };

  return { isBusy, problem, start };
}
