import { t } from '@lingui/core/macro';
import { Button, Center, Group, Loader, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, Navigate, Outlet, useNavigate } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Logo } from '../../../components/Logo.tsx';
import { useScreenFocus } from '../../../lib/useScreenFocus.ts';
import { signOut, useClient } from '../api/portal.ts';
import { usePortalEvents } from '../usePortalEvents.ts';
import classes from './portal.module.css';

/** Lets signed-in clients in and sends everybody else to their sign-in (CLNT-036). */
export function PortalGate() {
  const { data: client, isPending, error, refetch } = useClient();
  usePortalEvents(Boolean(client));
  const main = useScreenFocus();
  const navigate = useNavigate();
  if (isPending) {
    return (
      <Center mih="100vh">
        <Loader role="status" aria-label={t`Loading`} />
      </Center>
    );
  }
  if (error && !client) {
    return (
      <main className="page">
        <LoadFailure title={t`The portal couldn’t be loaded`} error={error} onRetry={() => refetch()} />
      </main>
    );
  }
  if (!client) return <Navigate to="/client/auth" replace />;
  const leave = (): void => {
    void signOut().then(() => navigate('/client/auth', { replace: true }));
  };
  return (
    <>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      <header className={classes['header']}>
        <Link to="/client/dashboard" className={classes['brand']}>
          <Logo />
          <span>{t`Client Portal`}</span>
        </Link>
        <Group gap={12} wrap="nowrap">
          <Text size="sm" c="dimmed" truncate visibleFrom="sm">
            {client.email}
          </Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLogout size={16} stroke={1.75} />}
            onClick={leave}
          >
            {t`Sign Out`}
          </Button>
        </Group>
      </header>
      <main id="main" ref={main} className="page" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </main>
    </>
  );
}
