import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { checkPassword, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Captcha } from '../../../domain/identity/Captcha.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ChosenPasswordInput } from '../../../domain/identity/ChosenPasswordInput.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { signUp } from '../api/auth.ts';
import { captchaProblem, emailProblem } from '../../../domain/identity/checks.ts';
import { useCaptcha } from '../../../domain/identity/useCaptcha.ts';
import { SetUpNotice } from './SetUpNotice.tsx';
import { AuthFrame, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';
import { EmailInput } from '../../../domain/identity/EmailInput.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** Requests an account (D-09). Ends on the same screen whether or not the address has one (D-31). */
export function SignUpView({ onSignIn }: { onSignIn(): void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useCaptcha();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { fullName: '', email: '', password: '', captchaToken: '' },
    check: ({ fullName, email, password, captchaToken }) => {
      const checkedName = checkText(fullName.trim(), MAX_PERSON_NAME_LENGTH);
      const checked = checkPassword(password, [email, fullName]);
      return {
        ...(!checkedName.ok && { fullName: refusalText(checkedName) }),
        ...emailProblem(email),
        ...(!checked.ok && { password: refusalText(checked) }),
        ...captchaProblem(captchaToken),
      };
    },
    save: async (values) => {
      await captcha.spend(() => signUp(values));
      setSentTo(values.email.trim());
    },
  });
  const back = <ViewSwitch onClick={onSignIn}>{t`Back to Sign In`}</ViewSwitch>;

  if (sentTo) return <SignUpSent email={sentTo} footer={back} />;
  return (
    <AuthFrame hasLanguages title={t`Create an account`} footer={back}>
      <form {...formProps}>
        <Stack gap={16}>
          <SetUpNotice />
          <FormProblem problem={problem} />
          <TextInput
            label={t`Full name (optional)`}
            name="name"
            autoComplete="name"
            autoFocus
            {...form.getInputProps('fullName')}
          />
          <EmailInput {...form.getInputProps('email')} />
          <ChosenPasswordInput {...form.getInputProps('password')} />
          <Captcha {...captcha.propsOf(form)} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Create an account`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}

/** Names the next step; without a mail server nothing was sent, and somebody has to help (AUTH-064). */
export function SignUpSent({ email, footer }: { email: string; footer: ReactNode }) {
  if (!useSendsMail()) {
    const text = NO_MAIL.confirmation;
    return <AuthFrame title={t`Request received`} text={text} footer={footer} />;
  }
  const text = t`We sent a confirmation link to ${email}. After you confirm it, an administrator approves your account.`;
  return <AuthFrame title={t`Check your email`} text={text} footer={footer} />;
}
