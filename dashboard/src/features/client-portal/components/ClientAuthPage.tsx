import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Group, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { checkEmail, PASSWORD_LENGTH } from '@inlay/sdk/model';
import { AuthFrame, DoneAlert } from '../../../domain/identity/AuthFrame.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Captcha } from '../../../domain/identity/Captcha.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LockedHelp } from '../../../domain/identity/LockedHelp.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useBrowserLink } from '../../../domain/identity/useBrowserLink.ts';
import { useCaptcha } from '../../../domain/identity/useCaptcha.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { signIn, useClient } from '../api/portal.ts';

/** What is said where the server says nothing of its own (CLNT-009, CLNT-010). */
function problemText(problem: unknown): string {
  if (!(problem instanceof ApiError)) return t`Login failed`;
  return problem.message || t`Login failed. Please check your credentials.`;
}

/** /client/auth: clients sign in (CLNT-002…011, D-144, D-145). */
export function ClientAuthPage() {
  const { data: client } = useClient();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const browserLink = useBrowserLink('/client-browser-link');
  const captcha = useCaptcha();
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '', captchaToken: '' },
    check: ({ email, password, captchaToken }) => {
      const checked = checkEmail(email);
      const missing = t`Email and password are required`;
      return {
        ...(email.trim() === '' ? { email: missing } : !checked.ok && { email: checked.message }),
        ...(password === ''
          ? { password: missing }
          : password.length < PASSWORD_LENGTH.min && {
              password: t`Password must be at least ${PASSWORD_LENGTH.min} characters long`,
            }),
        ...(asksCaptcha &&
          captchaToken === '' && { captchaToken: t`Please complete the CAPTCHA verification` }),
      };
    },
    save: async ({ captchaToken, ...input }) => {
      try {
        const choice = await captcha.spend(() => signIn({ ...input, ...(captchaToken && { captchaToken }) }));
        if (choice) await navigate(`/client/reset-password#token=${choice.passwordToken}`);
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('captcha.')) setAsksCaptcha(true);
        throw error;
      }
    },
  });
  if (client) return <Navigate to="/client/dashboard" replace />;
  const notice = search.get('email');
  return (
    <AuthFrame
      title={t`Client sign-in`}
      text={t`Sign in to see the forms assigned to you.`}
      footer={
        <>
          <Trans>
            No access yet?{' '}
            <Anchor component={Link} to="/client/signup" size="sm">
              Request access
            </Anchor>
          </Trans>
        </>
      }
    >
      <form {...formProps}>
        <Stack gap={16}>
          {notice === 'confirmed' ? <DoneAlert message={t`Email confirmed`} /> : null}
          {notice === 'invalid' ? (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} />}>
              {t`This confirmation link is invalid or has expired.`}
            </Alert>
          ) : null}
          {search.get('password') === 'set' ? <DoneAlert message={t`Password updated successfully`} /> : null}
          {browserLink.isTrusted ? <DoneAlert message={t`You can try again in this browser.`} /> : null}
          <FormProblem problem={browserLink.problem} />
          <FormProblem problem={problem} text={problemText(problem)}>
            <LockedHelp problem={problem} email={form.values.email} path="/client-browser-link" />
          </FormProblem>
          <TextInput
            label={t`Email`}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <PasswordField label={t`Password`} {...form.getInputProps('password')} />
          {asksCaptcha ? <Captcha {...captcha.propsOf(form)} /> : null}
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Sign In`}
          </BusyButton>
          <Group justify="center">
            <Anchor component={Link} to="/client/forgot-password" size="sm">
              {t`Forgot password?`}
            </Anchor>
          </Group>
        </Stack>
      </form>
    </AuthFrame>
  );
}
