import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  RecurringExportSetting,
  SetRecurringExportRequest,
  SubmissionFilter,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { scheduleWords } from './scheduleWords.ts';

/** Interval of a recurring export, and whether each file holds only new submissions. */
export interface Schedule {
  every: SetRecurringExportRequest['every'] | 'once';
  rows: SetRecurringExportRequest['rows'];
}

/** A recurring export, and the form it is of. */
interface Recurring {
  formId: string;
  request: SetRecurringExportRequest;
}

const pathOf = (formId: string): string => `/forms/${formId}/recurring-export`;
const keyOf = (formId: string) => ['recurring-export', formId] as const;

/** Returns the recurring export that is asked for; null for a file that is made once. */
export function toRecurring(
  { every, rows }: Schedule,
  { formId, from: _from, to: _to, ...filter }: SubmissionFilter,
  content: Pick<SetRecurringExportRequest, 'format' | 'columns' | 'withWork' | 'splitBy'>,
): Recurring | null {
  if (every === 'once' || !formId) return null;
  return { formId, request: { every, rows, filter, ...content } };
}

/** Reads the caller's own recurring export of a form. */
export const useRecurringExport = (formId: string) =>
  useQuery({ queryKey: keyOf(formId), queryFn: () => api.get<RecurringExportSetting>(pathOf(formId)) });

export function useSetRecurringExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ formId, request }: Recurring) => api.put<RecurringExportSetting>(pathOf(formId), request),
    onSuccess: (setting, { formId, request }) => {
      setChanged(client, keyOf(formId), setting);
      toastSuccess(scheduleWords(request), t`Export scheduled`);
    },
    onError: (error) => toastThrown(error),
  });
}

export const useStopRecurringExport = (formId: string) =>
  useChange(formId, () => api.delete<RecurringExportSetting>(pathOf(formId)), t`Scheduled exports are off`);

export const useResumeRecurringExport = (formId: string) =>
  useChange(
    formId,
    () => api.post<RecurringExportSetting>(`${pathOf(formId)}/resume`),
    t`Scheduled exports are on again`,
  );

function useChange(formId: string, mutationFn: () => Promise<RecurringExportSetting>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (setting) => {
      setChanged(client, keyOf(formId), setting);
      toastSuccess(done);
    },
    onError: (error) => toastThrown(error),
  });
}
