import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkEmail } from '@inlay/sdk/model';
import { useChangeEmail } from '../api/profile.ts';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { DialogActions } from './DialogActions.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import classes from './settings.module.css';
import { SettingsSection } from './SettingsFrame.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

interface EmailSectionProps {
  email: string;
  pendingEmail: string | null;
}

/** The user's address. A new one takes effect once it is confirmed (D-161). */
export function EmailSection({ email, pendingEmail }: EmailSectionProps) {
  const [opened, setOpened] = useState(false);
  return (
    <SettingsSection
      name="email"
      title={t`Email`}
      text={t`You sign in and receive emails with this address.`}
    >
      <div>
        <Group justify="space-between" gap={12}>
          <Text fw={500} className={classes['what'] ?? ''}>
            {email}
          </Text>
          <Button variant="default" onClick={() => setOpened(true)}>
            {t`Change email`}
          </Button>
        </Group>
        <div role="status">
          {pendingEmail ? (
            <Text size="sm" mt={16} className={classes['note'] ?? ''}>
              <Trans>
                We sent a confirmation link to <strong>{pendingEmail}</strong>. Until you open it, your
                address stays {email}.
              </Trans>
            </Text>
          ) : null}
        </div>
      </div>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Change your email address?`}
        closeOnClickOutside={false}
      >
        <ChangeEmail email={email} onClose={() => setOpened(false)} />
      </Modal>
    </SettingsSection>
  );
}

function ChangeEmail({ email, onClose }: { email: string; onClose(): void }) {
  const changeEmail = useChangeEmail();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '' },
    check: (values) => {
      const checked = checkEmail(values.email);
      return {
        ...(!checked.ok && { email: refusalText(checked) }),
        ...(checked.ok && checked.value === email && { email: t`This is already your address.` }),
        ...(values.password === '' && { password: t`Password is required` }),
      };
    },
    codes: { [WRONG_PASSWORD]: 'password' },
    save: async (values) => {
      await changeEmail(values.email.trim().toLowerCase(), values.password);
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <Text>{t`Open the link we send to the new address to confirm it.`}</Text>
        <FormProblem problem={problem} />
        <TextInput
          label={t`New email`}
          name="email"
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordField label={t`Current password`} {...form.getInputProps('password')} />
        <DialogActions action={t`Send confirmation link`} isBusy={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
