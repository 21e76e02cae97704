import { Button, Stack, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { SecondFactorMethod } from '@inlay/api/contract';
import { signOut } from '../../../lib/session.ts';
import { proveSecondFactor, signInWithPasskey } from '../api/auth.ts';
import { useAttempt } from '../useAttempt.ts';
import { AuthFrame, ServerAlert, ViewSwitch } from './AuthFrame.tsx';

/** The second step after a right password: a code, a recovery code, or a passkey. */
export function SecondFactorView({ methods }: { methods: readonly SecondFactorMethod[] }) {
  const [isRecovering, setRecovering] = useState(!methods.includes('totp'));
  const [code, setCode] = useState('');
  const { problems, isBusy, attempt } = useAttempt(['code']);
  const canType = isRecovering ? methods.includes('recovery_code') : methods.includes('totp');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(code.trim() === '' ? { code: 'Please enter the code' } : {}, async () => {
      await proveSecondFactor(code);
    });
  };

  const switchWay = (): void => {
    setRecovering(!isRecovering);
    setCode('');
  };

  return (
    <AuthFrame
      title="Two-step sign-in"
      text={
        isRecovering
          ? 'Enter one of the recovery codes you kept.'
          : 'Enter the six digits your authenticator app shows.'
      }
      footer={<ViewSwitch onClick={() => void signOut()}>Back to Sign In</ViewSwitch>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ServerAlert message={problems.form} />
          {canType ? (
            <>
              <TextInput
                label={isRecovering ? 'Recovery code' : 'Code'}
                name="one-time-code"
                inputMode={isRecovering ? 'text' : 'numeric'}
                autoComplete="one-time-code"
                autoFocus
                spellCheck={false}
                value={code}
                error={problems.code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
              <Button type="submit" loading={isBusy} fullWidth>
                Sign In
              </Button>
            </>
          ) : null}
          {methods.includes('passkey') ? (
            <Button
              variant="default"
              fullWidth
              leftSection={<IconKey size={16} stroke={1.75} />}
              onClick={() => void attempt({}, async () => void (await signInWithPasskey()))}
            >
              Use a passkey
            </Button>
          ) : null}
          {methods.includes('totp') && methods.includes('recovery_code') ? (
            <ViewSwitch onClick={switchWay}>
              {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
            </ViewSwitch>
          ) : null}
        </Stack>
      </form>
    </AuthFrame>
  );
}
