import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { checkEmail, checkPassword } from '@inlay/sdk/model';
import { Captcha } from '../../../components/Captcha.tsx';
import { signUp } from '../api/auth.ts';
import { CAPTCHA_NEEDED } from '../texts.ts';
import { useAttempt } from '../useAttempt.ts';
import { AuthFrame, ServerAlert, ViewSwitch } from './AuthFrame.tsx';

const RULE =
  'At least 8 characters, with a lowercase letter, an uppercase letter, a digit and a special character.';

/** A wish for an account (D-09). It always ends on the same screen, whoever has the address (D-31). */
export function SignUpView({ onSignIn }: { onSignIn(): void }) {
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, isBusy, attempt } = useAttempt(['fullName', 'email', 'password', 'captcha']);
  const back = <ViewSwitch onClick={onSignIn}>Back to Sign In</ViewSwitch>;

  if (sentTo) {
    const text = `We sent a confirmation link to ${sentTo}. After you confirm it, an administrator approves your account.`;
    return <AuthFrame title="Check your email" text={text} footer={back} />;
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checkedEmail = checkEmail(email);
    const checkedPassword = checkPassword(password);
    const found = {
      ...(!checkedEmail.ok && { email: checkedEmail.message }),
      ...(!checkedPassword.ok && { password: checkedPassword.message }),
      ...(!captchaToken && { captcha: CAPTCHA_NEEDED }),
    };
    void attempt(found, async () => {
      try {
        await signUp({ fullName, email, password, captchaToken: captchaToken ?? '' });
        setSentTo(email.trim());
      } finally {
        setTries((count) => count + 1);
      }
    });
  };

  return (
    <AuthFrame title="Create an account" footer={back}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ServerAlert message={problems.form} />
          <TextInput
            label="Full name (optional)"
            name="name"
            autoComplete="name"
            autoFocus
            value={fullName}
            error={problems.fullName}
            onChange={(event) => setFullName(event.currentTarget.value)}
          />
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            error={problems.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            name="new-password"
            autoComplete="new-password"
            description={problems.password ? undefined : RULE}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
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
            Create an account
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
