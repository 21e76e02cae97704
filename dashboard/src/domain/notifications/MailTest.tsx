import { t } from '@lingui/core/macro';
import { Alert, Stack } from '@mantine/core';
import type { MailTestResponse } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { api } from '../../lib/apiClient.ts';
import { useMutation } from '../../lib/useMutation.ts';

/** Sends a test to the administrator's own address, and says what the mail server answered. */
export function MailTest() {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.post<MailTestResponse>('/admin/mail/test'),
  });
  return (
    <Stack gap={12} align="flex-start">
      <BusyButton variant="default" isBusy={isPending} onClick={() => mutate()}>
        {t`Send a test`}
      </BusyButton>
      <div role="status">
        {data?.failure === null ? (
          <Alert color="teal">{t`The mail server took a test to ${data.to}. Check your inbox.`}</Alert>
        ) : null}
        {data?.failure ? <Alert color="red">{t`The mail server refused: ${data.failure}`}</Alert> : null}
      </div>
      <FormProblem problem={error} />
    </Stack>
  );
}
