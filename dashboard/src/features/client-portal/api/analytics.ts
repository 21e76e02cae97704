import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClientAnalytics } from '@inlay/api/contract';
import type { Period } from '../../../domain/analytics/analyticsPeriod.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { call, REFRESH_MS } from './portal.ts';
import { pollUntilRefused } from '../../../lib/apiError.ts';

/** State of Client View, stored in its address. */
export interface PortalView extends Period {
  formId: string | null;
}

/** Loads the figures of a view (CLNT-047); keeps the previous ones meanwhile. */
export function useClientAnalytics({ from, to, formId }: PortalView, isValid: boolean) {
  const params = new URLSearchParams({
    from_date: from,
    to_date: to,
    zone: viewerZone(),
    ...(formId && { form_id: formId }),
  });
  return useQuery({
    queryKey: ['client-analytics', params.toString()],
    queryFn: () => call<ClientAnalytics>('GET', `/client-analytics?${params.toString()}`),
    placeholderData: keepPreviousData,
    refetchInterval: pollUntilRefused(REFRESH_MS),
    enabled: isValid,
  });
}
