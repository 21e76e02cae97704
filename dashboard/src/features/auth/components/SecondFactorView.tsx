import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import IconKey from '~icons/key';
import { useState } from 'react';
import type { SecondFactorMethod } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { WRONG_CODE } from '../../../lib/fieldProblems.ts';
import { signOut } from '../../../domain/identity/session.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { proveSecondFactor } from '../api/auth.ts';
import { usePasskey } from '../usePasskey.ts';
import { AuthFrame, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';

/** The second step after a right password: a code, a recovery code, or a passkey. */
export function SecondFactorView({ methods }: { methods: readonly SecondFactorMethod[] }) {
  const [isRecovering, setRecovering] = useState(!methods.includes('totp'));
  const passkey = usePasskey();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t`Please enter the code` } : {}),
    codes: { [WRONG_CODE]: 'code' },
    save: ({ code }) => proveSecondFactor(code),
  });
  const canType = methods.includes(isRecovering ? 'recovery_code' : 'totp');

  const switchWay = (): void => {
    setRecovering(!isRecovering);
    form.reset();
  };

  return (
    <AuthFrame
      title={t`Two-step sign-in`}
      text={
        isRecovering
          ? t`Enter one of your recovery codes.`
          : t`Enter the six-digit code from your authenticator app.`
      }
      footer={<ViewSwitch onClick={() => void signOut()}>{t`Back to Sign In`}</ViewSwitch>}
    >
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem ?? passkey.problem} />
          {canType ? (
            <>
              <TextInput
                label={isRecovering ? t`Recovery code` : t`Code`}
                name="one-time-code"
                inputMode={isRecovering ? 'text' : 'numeric'}
                autoComplete="one-time-code"
                autoFocus
                spellCheck={false}
                {...form.getInputProps('code')}
              />
              <BusyButton type="submit" isBusy={form.submitting} fullWidth>
                {t`Sign In`}
              </BusyButton>
            </>
          ) : null}
          {methods.includes('passkey') && passkey.isPossible ? (
            <BusyButton
              variant="default"
              fullWidth
              isBusy={passkey.isBusy}
              leftSection={<IconKey size={16} />}
              onClick={passkey.start}
            >
              {t`Use a passkey`}
            </BusyButton>
          ) : null}
          {methods.includes('totp') && methods.includes('recovery_code') ? (
            <ViewSwitch onClick={switchWay}>
              {isRecovering ? t`Use authenticator app` : t`Use a recovery code`}
            </ViewSwitch>
          ) : null}
        </Stack>
      </form>
    </AuthFrame>
  );
}
