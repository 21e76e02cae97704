import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormTrend, FormTrendsResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { FORM_TRENDS_KEY } from '../../lib/queryClient.ts';

/** Most unread submissions that a number names; beyond, "99+". */
const MOST_COUNTED = 99;

/** Loads recent and unread submissions of own and assigned forms. */
const useFormTrends = () =>
  useQuery({
    queryKey: FORM_TRENDS_KEY,
    queryFn: () => api.get<FormTrendsResponse>('/forms/trends'),
    // Marks and live events invalidate it.
    staleTime: 60_000,
  });

/** Returns the trends of forms by their ids: read once for a list, whose rows are given theirs. */
export function useTrends(): ReadonlyMap<string, FormTrend> {
  const trends = useFormTrends().data?.trends;
  return useMemo(() => new Map(trends?.map((trend) => [trend.formId, trend])), [trends]);
}

/** Returns the number of unread submissions of all forms. */
export const useUnread = (): number =>
  useFormTrends().data?.trends.reduce((sum, { unread }) => sum + unread, 0) ?? 0;

/** A number of unread submissions for a badge. */
export const unreadText = (unread: number): string =>
  unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
