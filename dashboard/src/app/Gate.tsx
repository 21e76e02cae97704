import { Center, Loader, Stack, Text, Button } from '@mantine/core';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { signInPath } from '../lib/returnPath.ts';
import { signOut, useSession } from '../lib/session.ts';

const PENDING =
  "Your account is pending approval. You'll receive access once an administrator approves your account.";

/** Lets approved users in, sends strangers to sign-in, keeps the others waiting (AUTH-036…038). */
export function Gate() {
  const { user, isPending, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) {
    return (
      <Center mih="100vh">
        <Loader aria-label="Loading" />
      </Center>
    );
  }
  if (error) {
    return (
      <main className="page">
        <LoadFailure title="Inlay could not be loaded" error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />;
  if (user.isApproved) return <Outlet />;
  return (
    <Center mih="100vh" p={24} component="main">
      <Stack align="center" maw={440} ta="center">
        <Text>{PENDING}</Text>
        <Button variant="default" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </Stack>
    </Center>
  );
}
