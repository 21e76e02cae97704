import { t } from '@lingui/core/macro';
import { Group, Stack } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../domain/identity/NewPasswordFields.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useChangePassword } from '../api/sessions.ts';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { SettingsSection } from './SettingsFrame.tsx';

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the password: the present one, the new one twice (D-161). */
export function PasswordSection() {
  const { user } = useSession();
  const changePassword = useChangePassword();
  const { form, problem, formProps } = useSavedForm({
    initialValues: EMPTY,
    check: ({ currentPassword, newPassword, confirmation }) => ({
      ...(currentPassword === '' && { currentPassword: t`Password is required` }),
      ...newPasswordProblems(newPassword, confirmation),
    }),
    codes: { [WRONG_PASSWORD]: 'currentPassword' },
    save: async ({ currentPassword, newPassword }) => {
      await changePassword(currentPassword, newPassword);
      form.setValues(EMPTY);
      toastSuccess(t`Password updated successfully`);
    },
  });
  return (
    <SettingsSection title={t`Password`} text={t`A new password signs you out of every other browser.`}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          {/* Tells password managers whose password it is. */}
          <input name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField label={t`Current password`} {...form.getInputProps('currentPassword')} />
          <NewPasswordFields form={form} />
          <Group justify="flex-end">
            <BusyButton type="submit" isBusy={form.submitting}>
              {t`Change password`}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}
