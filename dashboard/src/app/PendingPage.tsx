import { t } from '@lingui/core/macro';
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Logo } from '../components/Logo.tsx';
import { useLiveEvents } from '../domain/platform/liveEvents.ts';
import { useSession } from '../domain/identity/session.ts';
import { useSignOut } from './useSignOut.ts';

const REVOKED = t`An administrator has taken back your access. Your forms are kept.`;
const PENDING = t`Your account is pending approval. You'll receive access once an administrator approves your account.`;

/** The only screen of an account before approval, and after it was taken back; it opens the dashboard once approved (AUTH-038, D-38). */
export function PendingPage() {
  const { user, refetch } = useSession();
  const leave = useSignOut();
  useLiveEvents(() => void refetch());
  const isRevoked = user?.isRevoked ?? false;
  return (
    <Center mih="100vh" p={24} component="main">
      <title>{isRevoked ? t`No access · Inlay` : t`Waiting for approval · Inlay`}</title>
      <Stack align="center" maw={440} ta="center" gap={16}>
        <Logo />
        <Title order={1}>{isRevoked ? t`No access` : t`Almost there`}</Title>
        <Text>{isRevoked ? REVOKED : PENDING}</Text>
        <Text size="sm" c="dimmed">
          {t`Signed in as ${user?.email ?? ''}. This page will open automatically.`}
        </Text>
        <Button variant="default" onClick={leave}>
          {t`Sign Out`}
        </Button>
      </Stack>
    </Center>
  );
}
