import { useQuery } from '@tanstack/react-query';
import type { PublicSettingsResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Returns the platform's settings that every signed-in person may read; undefined while they load. */
export const usePublicSettings = (): PublicSettingsResponse | undefined =>
  useQuery({
    queryKey: ['settings'],
    queryFn: () => api.get<PublicSettingsResponse>('/settings'),
  }).data;
