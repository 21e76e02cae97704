import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TotpSetupResponse } from '@inlay/api/contract';
import { confirmTotp, startTotp } from '../api/secondFactor.ts';
import { WRONG_CODE } from '../../../lib/fieldProblems.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import { DialogActions } from './DialogActions.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { QrCode } from '../../../components/QrCode.tsx';
import classes from './settings.module.css';

interface TotpSetupProps {
  onCancel(): void;
  onDone(recoveryCodes: readonly string[]): void;
}

/** Sets an authenticator app up: the password first, then its key and a first code. */
export function TotpSetup({ onCancel, onDone }: TotpSetupProps) {
  const [setup, setSetup] = useState<TotpSetupResponse | null>(null);
  if (setup) return <FirstCode setup={setup} onCancel={onCancel} onDone={onDone} />;
  return (
    <PasswordForm
      text={t`Enter your password. Then your phone generates a code for each sign-in.`}
      action={t`Continue`}
      onCancel={onCancel}
      onConfirm={async (password) => setSetup(await startTotp(password))}
    />
  );
}

/** A secret in pieces of four, as people type it. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function FirstCode({ setup, onCancel, onDone }: TotpSetupProps & { setup: TotpSetupResponse }) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t`Enter the code the app shows` } : {}),
    codes: { [WRONG_CODE]: 'code' },
    save: async ({ code }) => onDone(await confirmTotp(code.replaceAll(/\s/g, ''))),
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <Text>{t`1. Scan this with an authenticator app.`}</Text>
        <QrCode
          text={setup.uri}
          label={t`QR code for your authenticator app`}
          failure={t`The QR code couldn’t be shown. Type the key instead.`}
        />
        <Text size="sm" c="dimmed">
          <Trans>
            On this device already?{' '}
            <Anchor href={setup.uri} underline="always">
              Open it in the app
            </Anchor>
            , or type this key:
          </Trans>
        </Text>
        <Group gap={8}>
          <Code className={classes['secret'] ?? ''}>{inFours(setup.secret)}</Code>
          <CopyTextButton size="xs" text={setup.secret} label={t`Copy key`} />
        </Group>
        <FormProblem problem={problem} />
        <TextInput
          label={t`2. Enter the six digits the app shows`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={12}
          {...form.getInputProps('code')}
        />
        <DialogActions action={t`Turn on`} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
