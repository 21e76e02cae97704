import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import { BusyButton } from '../../components/BusyButton.tsx';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { PasswordField } from '../../domain/identity/PasswordField.tsx';
import { api } from '../../lib/apiClient.ts';
import { WRONG_PASSWORD } from '../../lib/fieldProblems.ts';
import { useSavedForm } from '../../lib/useSavedForm.ts';

/** Asks for the password before the account gets another owner. */
export function TransferForm(props: { userId: string; name: string; onCancel(): void }) {
  const { userId, name, onCancel } = props;
  const { form, problem, formProps } = useSavedForm({
    initialValues: { password: '' },
    check: ({ password }) => (password === '' ? { password: t`Password is required` } : {}),
    codes: { [WRONG_PASSWORD]: 'password' },
    save: async ({ password }) => {
      await api.post<undefined>(`/members/${userId}/transfer`, { password });
      // The own role is another one: every screen begins anew with it.
      window.location.reload();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Failed to transfer the account`} />
        <Text>{t`${name} will own this account. You become its administrator.`}</Text>
        <PasswordField label={t`Current password`} {...form.getInputProps('password')} />
        <DialogFoot>
          <Button variant="default" onClick={onCancel}>
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
