import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { portalQueries } from '../api/portal.ts';

/** Providers of every portal page: the client's own data, and nothing of the users' (D-145). */
export function PortalRoot() {
  return (
    <QueryClientProvider client={portalQueries}>
      <Outlet />
    </QueryClientProvider>
  );
}
