import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookChanges, WebhookList, WebhookWithSecret } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { deliveryKey, KEEP_UP_MS } from './deliveries.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';

/** The webhooks of a form. */
export function useWebhooks(formId: string) {
  return useQuery({
    queryKey: [...deliveryKey(formId), 'webhooks'],
    queryFn: () => api.get<WebhookList>(`/forms/${formId}/webhooks`),
    refetchInterval: KEEP_UP_MS,
  });
}

/** Adds a webhook. A plain call: a mutation would keep the secret of its response. */
export const addWebhook = (formId: string, url: string) =>
  api.post<WebhookWithSecret>(`/forms/${formId}/webhooks`, { url });

/** A new secret; again a plain call. */
export const rotateSecret = (formId: string, webhookId: string) =>
  api.post<WebhookWithSecret>(`/forms/${formId}/webhooks/${webhookId}/rotate-secret`);

/** Actions on a webhook, with their success messages. */
export function useWebhookActions(formId: string, webhookId: string) {
  const client = useQueryClient();
  const path = `/forms/${formId}/webhooks/${webhookId}`;
  const refresh = () => client.invalidateQueries({ queryKey: deliveryKey(formId) });
  const common = { onError: (error: Error) => toastThrown(error), onSettled: refresh };
  const update = useMutation({
    mutationFn: (changes: WebhookChanges) => api.patch(path, changes),
    onSuccess: () => toastSuccess(t`Webhook saved`),
    ...common,
  });
  const remove = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      // Its card is gone before anything is read again: its deliveries are gone with it.
      setChanged<WebhookList>(client, [...deliveryKey(formId), 'webhooks'], (known) => ({
        accountWebhooks: known?.accountWebhooks ?? [],
        webhooks: known?.webhooks.filter(({ id }) => id !== webhookId) ?? [],
      }));
      toastSuccess(t`Webhook deleted`);
    },
    onError: common.onError,
  });
  const test = useMutation({
    mutationFn: () => api.post(`${path}/test`),
    onSuccess: () => toastSuccess(t`Test queued`),
    ...common,
  });
  return { update, remove, test, refresh };
}
