import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormWebsites, PageCheck } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { pollUntilRefused } from '../../../lib/apiError.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { useLiveEvents } from '../../platform/liveEvents.ts';
import { reportsKey } from '../publishing.ts';

const MINUTE_MS = 60_000;

const websitesKey = (formId: string) => ['form-websites', formId] as const;

/** Loads where a form is meant to be and where it was seen, which only those see who may change it. */
export const useWebsites = (formId: string, mayRead: boolean) =>
  useQuery({
    enabled: mayRead,
    queryKey: websitesKey(formId),
    queryFn: () => api.get<FormWebsites>(`/forms/${formId}/websites`),
    // Events tell of what is new; how long ago it was is read again.
    refetchInterval: pollUntilRefused(MINUTE_MS),
  });

/** Follows what browsers report of websites with the form (LINK-057). */
export function useWebsiteEvents(formId: string): void {
  const client = useQueryClient();
  useLiveEvents((event) => {
    if (event.name !== 'websites' || event.formId !== formId) return;
    for (const queryKey of [websitesKey(formId), reportsKey(formId)])
      void client.invalidateQueries({ queryKey });
  });
}

/** Remembers the page on which a form is meant to be. */
export function useChooseWebsite(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => api.put<FormWebsites>(`/forms/${formId}/websites`, { address }),
    onSuccess: (websites) => client.setQueryData(websitesKey(formId), websites),
  });
}

/** Has the server look through a page for the form's line. */
export const useCheckPage = (formId: string) =>
  useMutation({
    mutationFn: (address: string) => api.post<PageCheck>(`/forms/${formId}/page-check`, { address }),
  });
