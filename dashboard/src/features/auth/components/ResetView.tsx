import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { checkEmail } from '@inlay/sdk/model';
import { requestReset } from '../api/auth.ts';
import { useAttempt } from '../useAttempt.ts';
import { AuthFrame, DoneAlert, ServerAlert, ViewSwitch } from './AuthFrame.tsx';

/** Asks for a link that sets a new password; the answer is the same for every address (D-44). */
export function ResetView({ onSignIn }: { onSignIn(): void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { problems, isBusy, attempt } = useAttempt(['email']);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(false);
    const checked = checkEmail(email);
    void attempt(checked.ok ? {} : { email: checked.message }, async () => {
      await requestReset(email);
      setSent(true);
    });
  };

  return (
    <AuthFrame
      title="Reset your password"
      text="We send you a link that sets a new one."
      footer={<ViewSwitch onClick={onSignIn}>Back to Sign In</ViewSwitch>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ServerAlert message={problems.form} />
          {isSent ? <DoneAlert message="Password reset link sent! Check your email." /> : null}
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            required
            withAsterisk={false}
            value={email}
            error={problems.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            Send reset link
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
