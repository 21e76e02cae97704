import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { portalQueries } from '../api/portal.ts';

/** What surrounds every page of clients: their own data, and nothing of the users' (D-145). */
export function PortalRoot() {
  return (
    <QueryClientProvider client={portalQueries}>
      <Outlet />
    </QueryClientProvider>
  );
}
