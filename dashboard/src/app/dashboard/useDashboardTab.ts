import { t } from '@lingui/core/macro';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../domain/identity/session.ts';
import { HOME } from '../openPlace.ts';
import { useHasClients } from '../../features/admin/clients/clientsApi.ts';

/** The tabs of DASH-002, in its order; the address holds the open one (D-46). */
const TABS = [
  { value: 'forms', label: t`My Forms` },
  { value: 'assigned', label: t`Assigned Forms` },
  { value: 'folders', label: t`Client Folders` },
  { value: 'clients', label: t`Client Management`, isAdminOnly: true },
  { value: 'analytics', label: t`Analytics` },
  { value: 'admin', label: t`Admin`, isAdminOnly: true },
] as const;

const TABS_OF = { admin: TABS, user: TABS.filter((tab) => !('isAdminOnly' in tab)) };

/**
 * Returns the place of an address that names none: the last open one, else the first to show. That is Client
 * Management for an administrator who has clients, or requests for access, and Home for everyone else
 * (DASH-003, DASH-004, D-187).
 *
 * @returns null until it is known whether there are clients.
 */
function useLanding(userId: string, places: readonly string[], requested: string | undefined): string | null {
  const [last, setLast] = useLocalStorage<string | null>({
    key: `dashboard-tab.${userId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    if (requested !== undefined && requested !== 'analytics') setLast(requested);
  }, [requested, setLast]);
  const isKnown = last !== null && places.includes(last);
  const mayHaveClients = places.includes('clients');
  const clients = useHasClients(mayHaveClients && !isKnown && requested === undefined);
  if (isKnown) return last;
  if (!mayHaveClients || clients === false) return HOME;
  return clients ? 'clients' : null;
}

/** The tabs of the person, and the open one: `HOME` where the dashboard shows what is new, null until it is known. */
export function useDashboardTab() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const isAdmin = user?.role === 'admin';
  const tabs = TABS_OF[isAdmin ? 'admin' : 'user'];
  const places = [HOME, ...tabs.map(({ value }) => value)];
  const requested = places.find((place) => place === search.get('tab'));
  const landing = useLanding(user?.id ?? '', places, requested);
  const open = requested && requested !== 'analytics' ? requested : landing;
  return { tabs, open, isAdmin };
}
