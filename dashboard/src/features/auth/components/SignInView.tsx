import { Button, Divider, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { checkEmail } from '@inlay/sdk/model';
import { Captcha } from '../../../components/Captcha.tsx';
import { resendConfirmation, signIn, signInWithPasskey } from '../api/auth.ts';
import { CAPTCHA_NEEDED } from '../texts.ts';
import { useAttempt } from '../useAttempt.ts';
import { AuthFrame, DoneAlert, ServerAlert, ViewSwitch } from './AuthFrame.tsx';

const CAN_USE_PASSKEYS = typeof PublicKeyCredential !== 'undefined';

/** Email, password and captcha (AUTH-006…008). What was typed stays, whatever the server says. */
export function SignInView({ onSignUp, onReset }: { onSignUp(): void; onReset(): void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [resentTo, setResentTo] = useState<string | null>(null);
  const { problems, errorCode, isBusy, attempt } = useAttempt(['email', 'password', 'captcha']);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkEmail(email);
    const found = {
      ...(!checked.ok && { email: checked.message }),
      ...(password === '' && { password: 'Password is required' }),
      ...(!captchaToken && { captcha: CAPTCHA_NEEDED }),
    };
    void attempt(found, async () => {
      try {
        await signIn({ email, password, captchaToken: captchaToken ?? '' });
      } finally {
        // A token works once: the next try needs another (AUTH-015).
        setTries((count) => count + 1);
      }
    });
  };

  const resend = (): void => {
    void attempt({}, async () => {
      await resendConfirmation(email);
      setResentTo(email);
    });
  };

  return (
    <AuthFrame title="Sign In" footer={<ViewSwitch onClick={onSignUp}>Create an account</ViewSwitch>}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ServerAlert
            message={problems.form}
            action={
              errorCode === 'auth.email_not_confirmed' ? (
                <Button variant="outline" color="red" size="xs" mt={8} onClick={resend}>
                  Resend confirmation email
                </Button>
              ) : null
            }
          />
          {resentTo ? <DoneAlert message={`We sent a confirmation link to ${resentTo}.`} /> : null}
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            error={problems.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={problems.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          />
          <Captcha
            value={captchaToken}
            onChange={setCaptchaToken}
            resetKey={tries}
            error={problems.captcha}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            Sign In
          </Button>
          <Group justify="center">
            <ViewSwitch onClick={onReset}>Forgot your password</ViewSwitch>
          </Group>
          {CAN_USE_PASSKEYS ? (
            <>
              <Divider label="or" />
              <Button
                variant="default"
                fullWidth
                leftSection={<IconKey size={16} stroke={1.75} />}
                onClick={() => void attempt({}, async () => void (await signInWithPasskey()))}
              >
                Sign in with a passkey
              </Button>
            </>
          ) : null}
        </Stack>
      </form>
    </AuthFrame>
  );
}
