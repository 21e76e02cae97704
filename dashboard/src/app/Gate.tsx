import { t } from '@lingui/core/macro';
import { Center, Loader } from '@mantine/core';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { SESSION_ENDED, signInPath } from '../domain/identity/returnPath.ts';
import { useSession } from '../domain/identity/session.ts';
import { PendingPage } from './PendingPage.tsx';
import { isSigningOut } from './useSignOut.ts';

/** Screen on which an administrator sets up a required second factor. */
const SECOND_FACTOR_PATH = '/settings/security';

/** Lets approved users in, sends strangers to sign-in and keeps the others waiting (AUTH-036…039). */
export function Gate() {
  const { user, isPending, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setSignedIn] = useState(false);
  if (isPending) {
    return (
      <Center mih="100vh">
        <Loader role="status" aria-label={t`Loading`} />
      </Center>
    );
  }
  if (error && !user) {
    return (
      <main className="page">
        <LoadFailure title={t`Inlay couldn’t be loaded`} error={error} onRetry={() => refetch()} />
      </main>
    );
  }
  if (user && !wasSignedIn) setSignedIn(true);
  if (!user) {
    // Someone who signed out is on the way to /auth, without a page to return to.
    if (isSigningOut()) return null;
    return <Navigate to={signInPath(pathname + search)} state={wasSignedIn ? SESSION_ENDED : null} replace />;
  }
  if (!user.isApproved) return <PendingPage />;
  if (user.mustSetUpSecondFactor && pathname !== SECOND_FACTOR_PATH) {
    return <Navigate to={SECOND_FACTOR_PATH} replace />;
  }
  return <Outlet />;
}
