import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSettingsResponse, UpdateSettingsRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { ADMIN_KEY } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const SETTINGS_KEY = [...ADMIN_KEY, 'settings'] as const;

/** Loads the settings of this installation, with those of its environment (D-150). */
export function useSettings() {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => api.get<AdminSettingsResponse>('/admin/settings'),
  });
}

/** Saves changed settings. The screen shows problems, beside the field where possible. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateSettingsRequest) =>
      api.patch<AdminSettingsResponse>('/admin/settings', changes),
    onSuccess: () => {
      toastSuccess(t`Settings Updated`);
      return client.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
}
