import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analytics } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { ANALYTICS_KEY } from '../../../lib/queryClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { queryOf, type AnalyticsView } from '../analyticsAddress.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Loads the figures of a view; keeps the previous ones meanwhile. */
export function useAnalytics(view: AnalyticsView, isValid: boolean) {
  const query = queryOf(view, viewerZone());
  return useQuery({
    queryKey: [...ANALYTICS_KEY, query],
    queryFn: () => api.get<Analytics>(`/analytics${query}`),
    placeholderData: keepPreviousData,
    enabled: isValid,
  });
}

/** Saves the shown figures (D-16, D-127). */
export function useAnalyticsExport(view: AnalyticsView) {
  return useMutation({
    mutationFn: () => api.getFile(`/analytics/export${queryOf(view, viewerZone())}`),
    onSuccess(file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `analytics_${view.from}_${view.to}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
      toastSuccess(t`Analytics exported successfully`);
    },
    onError: (error) => toastThrown(error),
  });
}
