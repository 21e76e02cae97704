import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { DialogActions } from './DialogActions.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';

interface PasswordFormProps {
  /** The consequence, in a sentence. */
  text: string;
  /** Its verb, on the button. */
  action: string;
  danger?: boolean;
  onCancel(): void;
  /** Runs the action. Its error is shown here, and the entry stays. */
  onConfirm(password: string): Promise<void>;
}

/** Content of a dialog that requires the password for an action. */
export function PasswordForm({ text, action, danger = false, onCancel, onConfirm }: PasswordFormProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { password: '' },
    check: ({ password }) => (password === '' ? { password: t`Password is required` } : {}),
    codes: { [WRONG_PASSWORD]: 'password' },
    save: ({ password }) => onConfirm(password),
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <Text>{text}</Text>
        <FormProblem problem={problem} />
        <PasswordField label={t`Current password`} autoFocus {...form.getInputProps('password')} />
        <DialogActions action={action} danger={danger} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
