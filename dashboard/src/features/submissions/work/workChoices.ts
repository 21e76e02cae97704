import { useQuery } from '@tanstack/react-query';
import type { WorkChoicesResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { BUILT_IN, STATES, statusOf, type WorkStatus } from './states.ts';

export const WORK_CHOICES_KEY = ['work-choices'] as const;

/** The own statuses of an account, and the people who can be assigned: of a form's account, or the person's own. */
export function useWorkChoices(formId: string | null, enabled = true) {
  return useQuery({
    queryKey: [...WORK_CHOICES_KEY, formId],
    queryFn: () => api.get<WorkChoicesResponse>(`/submission-statuses${formId ? `?formId=${formId}` : ''}`),
    staleTime: 60_000,
    enabled,
  });
}

/** Every status in the order of work: each built-in one, then the own ones that count as it. */
export const listStatuses = (own: WorkChoicesResponse['statuses']): WorkStatus[] =>
  STATES.flatMap((state) => [
    BUILT_IN[state],
    ...own
      .filter((status) => status.state === state)
      .map(({ id, name, color }) => statusOf({ state, status: { id, name, color } })),
  ]);
