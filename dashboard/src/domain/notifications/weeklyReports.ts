import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WeeklyReportList, WeeklyReportSetting } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

/** Key of the list, and of the setting of each form. */
const WEEKLY_KEY = ['weekly-reports'] as const;

/** The forms that the person gets a mail about each Monday (REPORT-004). */
export const useWeeklyReports = () =>
  useQuery({ queryKey: WEEKLY_KEY, queryFn: () => api.get<WeeklyReportList>('/weekly-reports') });

/** Loads whether the person gets a weekly report about a form. */
export const useWeeklyReport = (formId: string) =>
  useQuery({
    queryKey: [...WEEKLY_KEY, formId],
    queryFn: () => api.get<WeeklyReportSetting>(`/forms/${formId}/weekly-report`),
  });

export function useSetWeeklyReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ formId, isOn }: { formId: string; isOn: boolean }) =>
      api.put<WeeklyReportSetting>(`/forms/${formId}/weekly-report`, { isOn }),
    onSuccess: (_setting, { isOn }) => {
      toastSuccess(isOn ? t`The first email comes next Monday` : t`Weekly emails are off`);
      return client.invalidateQueries({ queryKey: WEEKLY_KEY });
    },
    onError: (error) => toastThrown(error, t`Failed to update notification settings`),
  });
}
