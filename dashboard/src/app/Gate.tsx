import { t } from '@lingui/core/macro';
import { Center, Loader } from '@mantine/core';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { signInPath } from '../domain/identity/returnPath.ts';
import { useSession } from '../domain/identity/session.ts';
import { PendingPage } from './PendingPage.tsx';
import { isSigningOut } from './useSignOut.ts';

/** Where an administrator sets up the second factor he still owes. */
const SECOND_FACTOR_PATH = '/settings/security';

/** Lets approved users in, sends strangers to sign-in, keeps the others waiting (AUTH-036…039). */
export function Gate() {
  const { user, isPending, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) {
    return (
      <Center mih="100vh">
        <Loader aria-label={t`Loading`} />
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
  // Who left by his own choice is on his way to /auth, and not to come back here.
  if (!user) return isSigningOut() ? null : <Navigate to={signInPath(pathname + search)} replace />;
  if (!user.isApproved) return <PendingPage />;
  if (user.mustSetUpSecondFactor && pathname !== SECOND_FACTOR_PATH) {
    return <Navigate to={SECOND_FACTOR_PATH} replace />;
  }
  return <Outlet />;
}
