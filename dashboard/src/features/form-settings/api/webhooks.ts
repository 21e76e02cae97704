import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  AccountWebhookList,
  WebhookChanges,
  WebhookList,
  WebhookTest,
  WebhookWithSecret,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { deliveryKey, KEEP_UP_MS } from './deliveries.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';

/** Where the webhooks of a form are, or those of the whole account. */
export const webhooksPath = (formId: string | null): string =>
  formId === null ? '/webhooks' : `/forms/${formId}/webhooks`;
const keyOf = (formId: string | null) =>
  formId === null ? (['account-webhooks'] as const) : deliveryKey(formId);

/** The webhooks of the whole account. */
export function useAccountWebhooks({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keyOf(null),
    queryFn: () => api.get<AccountWebhookList>(webhooksPath(null)),
    refetchInterval: KEEP_UP_MS,
    enabled,
  });
}

/** Reads the webhooks of a form, or of the whole account, again. */
export function useRefreshWebhooks(formId: string | null) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(formId) });
}

/** The webhooks of a form. */
export function useWebhooks(formId: string) {
  return useQuery({
    queryKey: [...deliveryKey(formId), 'webhooks'],
    queryFn: () => api.get<WebhookList>(`/forms/${formId}/webhooks`),
    refetchInterval: KEEP_UP_MS,
  });
}

/** Adds a webhook. A plain call: a mutation would keep the secret of its response. */
export const addWebhook = (formId: string | null, url: string) =>
  api.post<WebhookWithSecret>(webhooksPath(formId), { url });

/** A new secret; again a plain call. */
export const rotateSecret = (formId: string | null, webhookId: string) =>
  api.post<WebhookWithSecret>(`${webhooksPath(formId)}/${webhookId}/rotate-secret`);

/** Takes a deleted webhook or sender out of the list that is shown. @param formId null: of the whole account. */
export function forgetWebhook(client: QueryClient, formId: string | null, webhookId: string): void {
  const listKey = formId === null ? keyOf(null) : [...keyOf(formId), 'webhooks'];
  setChanged<WebhookList>(client, listKey, (known) => ({
    activity: [],
    accountWebhooks: [],
    ...known,
    webhooks: known?.webhooks.filter(({ id }) => id !== webhookId) ?? [],
  }));
}

/** Actions on a webhook, with their success messages. */
export function useWebhookActions(formId: string | null, webhookId: string) {
  const client = useQueryClient();
  const path = `${webhooksPath(formId)}/${webhookId}`;
  const refresh = useRefreshWebhooks(formId);
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
      forgetWebhook(client, formId, webhookId);
      toastSuccess(t`Webhook deleted`);
    },
    onError: common.onError,
  });
  const test = useMutation({
    mutationFn: () => api.post<WebhookTest>(`${path}/test`),
    onSuccess: () => toastSuccess(t`Test queued`),
    ...common,
  });
  return { update, remove, test, refresh };
}
