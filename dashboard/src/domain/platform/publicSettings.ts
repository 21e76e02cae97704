import { useQuery } from '@tanstack/react-query';
import type { PublicSettingsResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** What every signed-in person may know of the platform's settings; undefined until it is there. */
export const usePublicSettings = (): PublicSettingsResponse | undefined =>
  useQuery({
    queryKey: ['settings'],
    queryFn: () => api.get<PublicSettingsResponse>('/settings'),
  }).data;
