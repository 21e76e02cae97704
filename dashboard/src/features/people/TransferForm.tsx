import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/BusyButton.tsx';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { PasswordField } from '../../domain/identity/PasswordField.tsx';
import { api } from '../../lib/apiClient.ts';
import { WRONG_PASSWORD } from '../../lib/fieldProblems.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useSavedForm } from '../../lib/useSavedForm.ts';

/** Asks for the password before the account gets another owner. */
export function TransferForm(props: { userId: string; name: string; onClose(): void }) {
  const { userId, name, onClose } = props;
  const queries = useQueryClient();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { password: '' },
    check: ({ password }) => (password === '' ? { password: t`Password is required` } : {}),
    codes: { [WRONG_PASSWORD]: 'password' },
    save: async ({ password }) => {
      await api.post<undefined>(`/members/${userId}/transfer`, { password });
      // The own role is another one, which what is on the screen depends on.
      await queries.invalidateQueries();
      toastSuccess(t`${name} owns this account now.`);
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Failed to transfer the account`} />
        <Text>{t`${name} will own this account. You become its administrator.`}</Text>
        <PasswordField label={t`Current password`} {...form.getInputProps('password')} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Make owner`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
