import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { ApiError } from '../../lib/apiError.ts';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { DoneAlert } from './AuthFrame.tsx';
import { Captcha } from './Captcha.tsx';
import { captchaProblem } from './checks.ts';
import { EmailInput } from './EmailInput.tsx';
import { LockedHelp } from './LockedHelp.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useBrowserLink, type BrowserLinkPath } from './useBrowserLink.ts';
import { useCaptcha } from './useCaptcha.ts';

interface SignInFormProps {
  browserLink: BrowserLinkPath;
  /** Whether the first attempt needs a captcha; others ask for it once the server does. */
  hasCaptcha: boolean;
  check(email: string, password: string): FormErrors;
  signIn(input: { email: string; password: string; captchaToken?: string }): Promise<unknown>;
  /** Words for a problem, where its message does not serve. */
  problemText?(problem: unknown): string | undefined;
  /** A problem of another way to sign in. */
  otherProblem?: unknown;
  /** Ways to solve a problem. */
  renderHelp?(problem: unknown, email: string): ReactNode;
  /** Below the problem. */
  notice?: ReactNode;
  /** Below the button. */
  children: ReactNode;
}

/** Sign-in by email, password and captcha, for users and clients; entries survive a refusal (AUTH-006…008). */
export function SignInForm(props: SignInFormProps) {
  const { check, signIn, otherProblem = null } = props;
  const [asksCaptcha, setAsksCaptcha] = useState(props.hasCaptcha);
  const captcha = useCaptcha();
  const browserLink = useBrowserLink(props.browserLink);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '', captchaToken: '' },
    check: ({ email, password, captchaToken }) => ({
      ...check(email, password),
      ...(asksCaptcha && captchaProblem(captchaToken)),
    }),
    save: async ({ captchaToken, ...input }) => {
      try {
        await captcha.spend(() => signIn({ ...input, ...(captchaToken && { captchaToken }) }));
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('captcha.')) setAsksCaptcha(true);
        throw error;
      }
    },
  });
  const { email } = form.values;
  return (
    <form {...formProps}>
      <Stack gap={16}>
        {browserLink.isTrusted ? <DoneAlert message={t`You can try again in this browser.`} /> : null}
        <FormProblem
          problem={problem ?? otherProblem ?? browserLink.problem}
          text={problem === null ? undefined : props.problemText?.(problem)}
        >
          {props.renderHelp?.(problem, email)}
          <LockedHelp problem={problem} email={email} path={props.browserLink} />
        </FormProblem>
        {props.notice}
        <EmailInput autoFocus {...form.getInputProps('email')} />
        <PasswordField label={t`Password`} {...form.getInputProps('password')} />
        {asksCaptcha ? <Captcha {...captcha.propsOf(form)} /> : null}
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Sign In`}
        </BusyButton>
        {props.children}
      </Stack>
    </form>
  );
}
