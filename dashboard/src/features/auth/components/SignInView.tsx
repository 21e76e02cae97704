import { t } from '@lingui/core/macro';
import { Button, Divider, Group, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Captcha } from '../../../domain/identity/Captcha.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LockedHelp } from '../../../domain/identity/LockedHelp.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { useBrowserLink } from '../../../domain/identity/useBrowserLink.ts';
import { resendConfirmation, signIn } from '../api/auth.ts';
import { captchaProblem, emailProblem } from '../checks.ts';
import { useCaptcha } from '../../../domain/identity/useCaptcha.ts';
import { usePasskey } from '../usePasskey.ts';
import { AuthFrame, DoneAlert, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';
import { EmailInput } from './EmailInput.tsx';

/** Email, password and captcha (AUTH-006…008). What was typed stays, whatever the server says. */
export function SignInView({ onSignUp, onReset }: { onSignUp(): void; onReset(): void }) {
  const [resentTo, setResentTo] = useState<string | null>(null);
  const captcha = useCaptcha();
  const passkey = usePasskey();
  const browserLink = useBrowserLink('/auth/browser-link');
  const sendsMail = useSendsMail();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '', captchaToken: '' },
    check: ({ email, password, captchaToken }) => ({
      ...emailProblem(email),
      ...(password === '' && { password: t`Password is required` }),
      ...captchaProblem(captchaToken),
    }),
    save: (values) => captcha.spend(() => signIn(values)),
  });
  const { email } = form.values;

  return (
    <AuthFrame title={t`Sign In`} footer={<ViewSwitch onClick={onSignUp}>{t`Create an account`}</ViewSwitch>}>
      <form {...formProps}>
        <Stack gap={16}>
          {browserLink.isTrusted ? <DoneAlert message={t`You can try again in this browser.`} /> : null}
          <FormProblem problem={problem ?? passkey.problem ?? browserLink.problem}>
            {isUnconfirmed(problem) && sendsMail ? (
              <ResendButton email={email} onSent={() => setResentTo(email)} />
            ) : null}
            {isUnconfirmed(problem) && !sendsMail ? ` ${NO_MAIL.confirmation}` : null}
            <LockedHelp problem={problem} email={email} path="/auth/browser-link" />
          </FormProblem>
          {resentTo ? <DoneAlert message={t`We sent a confirmation link to ${resentTo}.`} /> : null}
          <EmailInput autoFocus {...form.getInputProps('email')} />
          <PasswordField label={t`Password`} {...form.getInputProps('password')} />
          <Captcha {...captcha.propsOf(form)} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Sign In`}
          </BusyButton>
          <Group justify="center">
            <ViewSwitch onClick={onReset}>{t`Forgot your password`}</ViewSwitch>
          </Group>
          {passkey.isPossible ? (
            <>
              <Divider label={t`or`} />
              <BusyButton
                variant="default"
                fullWidth
                isBusy={passkey.isBusy}
                leftSection={<IconKey size={16} stroke={1.75} />}
                onClick={passkey.start}
              >
                {t`Sign in with a passkey`}
              </BusyButton>
            </>
          ) : null}
        </Stack>
      </form>
    </AuthFrame>
  );
}

const isUnconfirmed = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.code === 'auth.email_not_confirmed';

function ResendButton({ email, onSent }: { email: string; onSent(): void }) {
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <>
      <Button
        variant="outline"
        color="red"
        size="xs"
        mt={8}
        display="block"
        onClick={() => void resendConfirmation(email).then(onSent, setProblem)}
      >
        {t`Resend confirmation email`}
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}
