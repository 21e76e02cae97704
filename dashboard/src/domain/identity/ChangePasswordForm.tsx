import { t } from '@lingui/core/macro';
import { Group, Stack } from '@mantine/core';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { WRONG_PASSWORD } from '../../lib/fieldProblems.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

interface ChangePasswordFormProps {
  /** Whose password it is, for password managers; a client's browser knows no address. */
  email?: string;
  change(passwords: { currentPassword: string; newPassword: string }): Promise<unknown>;
}

/** Changes the password: the present one, the new one twice (D-161). */
export function ChangePasswordForm({ email, change }: ChangePasswordFormProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: EMPTY,
    check: ({ currentPassword, newPassword, confirmation }) => ({
      ...(currentPassword === '' && { currentPassword: t`Password is required` }),
      ...newPasswordProblems(newPassword, confirmation),
    }),
    codes: { [WRONG_PASSWORD]: 'currentPassword' },
    save: async ({ currentPassword, newPassword }) => {
      await change({ currentPassword, newPassword });
      form.setValues(EMPTY);
      toastSuccess(t`Password updated successfully`);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        {email ? <input name="username" autoComplete="username" value={email} readOnly hidden /> : null}
        <PasswordField label={t`Current password`} {...form.getInputProps('currentPassword')} />
        <NewPasswordFields form={form} />
        <Group justify="flex-end">
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Change password`}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
