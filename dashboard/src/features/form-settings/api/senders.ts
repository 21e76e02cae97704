import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateWebhookRequest,
  DeliveryItem,
  DeliveryList,
  SenderChannel,
  SenderTablesRequest,
  SenderTablesResponse,
  UpdateWebhookRequest,
  WebhookItem,
  WebhookTest,
  WebhookWithSecret,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { deliveryKey } from './deliveries.ts';
import { forgetWebhook, useRefreshWebhooks, webhooksPath } from './webhooks.ts';

/** A webhook's item that is a sender. */
export type SenderItem = Extract<WebhookItem, { channel: SenderChannel }>;
export type NewSender = Extract<CreateWebhookRequest, { channel: SenderChannel }>;
export type SenderChange = Extract<UpdateWebhookRequest, { channel: SenderChannel }>;

/** How often the answer to a test is asked for, in ms. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Adds a sender, or changes one. A plain call: a mutation would keep the credentials that were typed.
 * @param formId null: of the whole account.
 */
export function useSaveSender(formId: string | null) {
  const path = webhooksPath(formId);
  const refresh = useRefreshWebhooks(formId);
  return {
    add: async (sender: NewSender): Promise<WebhookItem> => {
      const { webhook } = await api.post<WebhookWithSecret>(path, sender);
      toastSuccess(t`Sender added`);
      await refresh();
      return webhook;
    },
    change: async (id: string, change: SenderChange): Promise<WebhookItem> => {
      const changed = await api.patch<WebhookItem>(`${path}/${id}`, change);
      toastSuccess(t`Sender saved`);
      await refresh();
      return changed;
    },
  };
}

/** Lists the tables that credentials reach. A plain call: a query would keep the credentials. */
export const listSenderTables = (formId: string | null, asked: SenderTablesRequest) =>
  api.post<SenderTablesResponse>(
    formId === null ? '/webhooks/sender-tables' : `/forms/${formId}/sender-tables`,
    asked,
  );

/** Actions on a sender, with their success messages. @param formId null: of the whole account. */
export function useSenderActions(formId: string | null, { id, channel }: Pick<SenderItem, 'id' | 'channel'>) {
  const client = useQueryClient();
  const path = `${webhooksPath(formId)}/${id}`;
  const refresh = useRefreshWebhooks(formId);
  const common = { onError: (error: Error) => toastThrown(error), onSettled: refresh };
  const turn = useMutation({
    mutationFn: (isActive: boolean) => api.patch(path, { channel, isActive }),
    onSuccess: () => toastSuccess(t`Sender saved`),
    ...common,
  });
  const tellWhen = useMutation({
    mutationFn: (condition: SenderItem['condition']) => api.patch(path, { channel, condition }),
    onSuccess: () => toastSuccess(t`Sender saved`),
    ...common,
  });
  const goOn = useMutation({
    mutationFn: () => api.patch(path, { channel, isActive: true }),
    onSuccess: () => toastSuccess(t`What is missing is being sent`),
    ...common,
  });
  const remove = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      forgetWebhook(client, formId, id);
      toastSuccess(t`Sender deleted`);
    },
    onError: common.onError,
  });
  const test = useMutation({
    mutationFn: () => api.post<WebhookTest>(`${path}/test`),
    ...common,
  });
  return { turn, tellWhen, goOn, remove, test };
}

/** The delivery of a test, until it has an answer; undefined while none was asked for. */
export function useTestDelivery(made: WebhookTest | undefined): DeliveryItem | undefined {
  const { formId = null, deliveryId } = made ?? {};
  const { data } = useQuery({
    queryKey: [...deliveryKey(formId ?? ''), 'test', deliveryId],
    queryFn: () => api.get<DeliveryList>(`/forms/${formId}/deliveries`),
    enabled: formId !== null,
    select: ({ deliveries }) => deliveries.find(({ id }) => id === deliveryId),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ id, state: now }) => id === deliveryId && now !== 'waiting')
        ? false
        : LOOK_AGAIN_MS,
  });
  return data;
}
