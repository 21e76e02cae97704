import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FormPublishingSettings } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { publishingKey } from './publishing.ts';

/** Sets the password of a form; null asks visitors for none. Nothing keeps it, so there is no Undo. */
export function useFormPassword(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string | null) =>
      api.put<FormPublishingSettings>(`/forms/${formId}/password`, { password }),
    onSuccess: (saved) => {
      setChanged<FormPublishingSettings>(client, publishingKey(formId), saved);
      toastSuccess(t`Form updated successfully`);
    },
    onError: (error) => toastThrown(error),
  });
}
