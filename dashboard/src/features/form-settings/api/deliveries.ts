import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ChannelKind, DeliveryList, DeliveryState, ResendFailedResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Polling intervals of an open screen, in ms: of a pending delivery, and of all that jobs change. */
const LOOK_AGAIN_MS = 2_000;
export const KEEP_UP_MS = 5_000;

/** Key of a form's webhooks and deliveries. */
export const deliveryKey = (formId: string) => ['delivery', formId] as const;

/** What the list shows; null for everything. */
export interface DeliveryFilter {
  channel: ChannelKind | null;
  state: DeliveryState | null;
}

/** Loads the deliveries of a form, newest first, and keeps up with them. */
export function useDeliveries(formId: string, { channel, state }: DeliveryFilter) {
  return useInfiniteQuery({
    queryKey: [...deliveryKey(formId), 'list', channel, state],
    queryFn: ({ pageParam }) => {
      const given = Object.entries({ channel, state, cursor: pageParam });
      const query = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      return api.get<DeliveryList>(`/forms/${formId}/deliveries${query.size > 0 ? `?${query}` : ''}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const isNew = query.state.data?.pages[0]?.deliveries.some(
        (one) => one.state === 'waiting' && one.attempts === 0,
      );
      return isNew ? LOOK_AGAIN_MS : KEEP_UP_MS;
    },
  });
}

/** Sends one delivery of a form again, or all that failed, by one channel or by all. */
export function useResend(formId: string) {
  const client = useQueryClient();
  const path = `/forms/${formId}/deliveries`;
  const common = {
    onError: (error: Error) => toastThrown(error),
    onSettled: () => client.invalidateQueries({ queryKey: deliveryKey(formId) }),
  };
  const one = useMutation({
    mutationFn: (deliveryId: string) => api.post(`${path}/${deliveryId}/resend`),
    onSuccess: () => toastSuccess(t`Delivery queued`),
    ...common,
  });
  const failed = useMutation({
    mutationFn: (channel: ChannelKind | null) =>
      api.post<ResendFailedResponse>(`${path}/resend-failed`, channel ? { channel } : {}),
    onSuccess: ({ count }) =>
      toastSuccess(plural(count, { one: '# delivery queued again', other: '# deliveries queued again' })),
    ...common,
  });
  return { one, failed };
}
