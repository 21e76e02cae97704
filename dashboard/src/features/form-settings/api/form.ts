import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Expression } from '@inlay/sdk/model';
import { RECIPIENTS_KEY, type RecipientList } from '../../../domain/notifications/recipients.ts';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** The form's own list (FSET-024, FSET-025, FSET-026, FSET-028…030). */
export const formList = (formId: string): RecipientList => ({
  path: `/forms/${formId}/notification-emails`,
  switchTo: (isEnabled) => ({ isEnabled }),
  switched: (_email, isOn) => [isOn ? t`Email Enabled` : t`Email Disabled`],
  notSwitched: t`Failed to update email notification setting`,
  removed: () => [t`Notification email deleted successfully`],
  notRemoved: t`Failed to delete notification email`,
});

/** Changes of which submissions a recipient is notified; the dialog shows what goes wrong. */
export function useRouteRecipient({ path }: RecipientList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, condition }: { id: string; condition: Expression | null }) =>
      api.patch(`${path}/${id}`, { condition }),
    onSuccess: () => {
      toastSuccess(t`Saved`);
      return client.invalidateQueries({ queryKey: RECIPIENTS_KEY });
    },
  });
}
