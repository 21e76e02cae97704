import { t } from '@lingui/core/macro';
import { Center, Loader } from '@mantine/core';
import { Navigate, Outlet } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useScreenFocus } from '../../../lib/useScreenFocus.ts';
import { useClient } from '../api/portal.ts';
import { useBrandColors } from '../useBrandColors.ts';
import { useKeepBrand } from '../useKnownBrand.tsx';
import { useInvitedLanguage } from '../useInvitedLanguage.ts';
import { usePortalEvents } from '../usePortalEvents.ts';
import { PortalHeader } from './PortalHeader.tsx';
import { ViewBanner } from './ViewBanner.tsx';

/** Lets signed-in clients in and sends everybody else to their sign-in (CLNT-036). */
export function PortalGate() {
  const { data: client, isPending, error, refetch } = useClient();
  usePortalEvents(client?.readAt ?? null);
  // An end of sharing does not undress the page that tells of it.
  const brand = useLastKnown(client?.brand ?? null);
  useBrandColors(brand);
  useKeepBrand(client);
  // Who looks at the portal as a client keeps the language of their own screens.
  useInvitedLanguage(client && !client.isView ? client.locale : null);
  const main = useScreenFocus();
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
  return (
    <>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      {client.isView ? <ViewBanner client={client} /> : null}
      <PortalHeader client={{ ...client, brand }} />
      <main id="main" ref={main} className="page" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </main>
    </>
  );
}
