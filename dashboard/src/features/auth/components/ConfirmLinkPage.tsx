import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { ConfirmResponse } from '@inlay/api/contract';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { api } from '../../../lib/apiClient.ts';

interface ConfirmLinkPageProps {
  /** The call that follows the link. */
  path: '/auth/confirm' | '/client-confirm';
  /** Where the outcome is shown. */
  target: '/' | '/client/auth';
}

/** /confirm and /client/confirm: follows a mailed link, whose token is in the fragment (D-31, D-139). */
export function ConfirmLinkPage({ path, target }: ConfirmLinkPageProps) {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '');
  const [problem, setProblem] = useState<unknown>(null);
  const follow = useCallback((): void => {
    api.post<ConfirmResponse>(path, { token }).then(
      // A new page: the landing page is not one of the dashboard's.
      ({ isConfirmed }) =>
        window.location.replace(`${target}?email=${isConfirmed ? 'confirmed' : 'invalid'}`),
      setProblem,
    );
  }, [path, target, token]);
  useEffect(() => {
    // Out of the address bar, the history and whatever reads them (D-41).
    window.history.replaceState(window.history.state, '', window.location.pathname);
    follow();
  }, [follow]);
  if (problem === null) return <AuthFrame title={t`Confirming your email address`} />;
  const tryAgain = (): void => {
    setProblem(null);
    follow();
  };
  return (
    <AuthFrame title={t`Confirm your email address`}>
      <FormProblem problem={problem} />
      <Button fullWidth onClick={tryAgain}>
        {t`Try again`}
      </Button>
    </AuthFrame>
  );
}
