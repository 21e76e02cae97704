import { t } from '@lingui/core/macro';
import { Stack, Text, TextInput } from '@mantine/core';
import { checkText } from '@inlay/sdk/model';
import { addPasskey } from '../api/secondFactor.ts';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { passkeyFailure } from '../passkeys.ts';
import { userAgentName } from '../userAgentName.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { DialogActions } from './DialogActions.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** Longest name, in characters; the server would refuse a longer one after the passkey was created. */
const MAX_NAME_LENGTH = 60;

interface PasskeySetupProps {
  onCancel(): void;
  onDone(recoveryCodes: readonly string[]): void;
}

/** Adds a passkey: name and password here, the rest in the browser's own dialog. */
export function PasskeySetup({ onCancel, onDone }: PasskeySetupProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: userAgentName(navigator.userAgent), password: '' },
    check: ({ name, password }) => {
      const checked = checkText(name.trim(), MAX_NAME_LENGTH);
      return {
        ...(name.trim() === '' && { name: t`Name is required` }),
        ...(!checked.ok && { name: refusalText(checked) }),
        ...(password === '' && { password: t`Password is required` }),
      };
    },
    codes: { [WRONG_PASSWORD]: 'password' },
    save: async ({ name, password }) => onDone(await addPasskey(name.trim(), password)),
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <Text>
          {t`A passkey signs you in with your fingerprint, your face, your device’s PIN or a security key. Your browser asks for it next.`}
        </Text>
        <FormProblem problem={problem} text={passkeyFailure(problem)} />
        <TextInput
          label={t`Name`}
          name="passkey-name"
          description={t`A name to recognize it by, for example the device it is on.`}
          {...form.getInputProps('name')}
        />
        <PasswordField label={t`Current password`} autoFocus {...form.getInputProps('password')} />
        <DialogActions action={t`Add passkey`} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
