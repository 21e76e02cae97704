import { t } from '@lingui/core/macro';
import { Anchor, Stack, TextInput } from '@mantine/core';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { checkPassword, MAX_COMPANY_NAME_LENGTH, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ChosenPasswordInput } from '../../../domain/identity/ChosenPasswordInput.tsx';
import { emailProblem } from '../../../domain/identity/checks.ts';
import { EmailInput } from '../../../domain/identity/EmailInput.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { signUp } from '../api/portal.ts';
import { useKnownBrand } from '../useKnownBrand.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** The server's reason, where it has one (CLNT-028). */
const problemText = (problem: unknown): string =>
  problem instanceof ApiError && problem.status < 500
    ? problem.message
    : t`Registration failed. Please try again.`;

/** /client/signup: a wish for access, which an administrator grants (CLNT-022…031, D-138). */
export function ClientSignUpPage() {
  const [isSent, setSent] = useState(false);
  const sendsMail = useSendsMail();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '', confirmation: '', name: '', companyName: '' },
    check: ({ email, password, confirmation, name, companyName }) => {
      const checkedPassword = checkPassword(password, [email, name, companyName]);
      return {
        ...emailProblem(email),
        ...(!checkedPassword.ok && { password: refusalText(checkedPassword) }),
        ...(confirmation !== password && { confirmation: t`Passwords do not match` }),
      };
    },
    save: async ({ confirmation: _same, ...wish }) => {
      await signUp(wish);
      setSent(true);
    },
  });
  const brand = useKnownBrand();
  const footer = (
    <Anchor component={Link} to="/client/auth" size="sm" className="target">
      {t`Back to sign-in`}
    </Anchor>
  );
  if (isSent) {
    const text = !sendsMail
      ? NO_MAIL.confirmation
      : t`Confirm your email address with the link we sent you. We’ll email you once an administrator approves your request.`;
    return <AuthFrame brand={brand} title={t`Registration Submitted!`} text={text} footer={footer} />;
  }
  return (
    <AuthFrame hasLanguages brand={brand} title={t`Request Access`} footer={footer}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} text={problemText(problem)} />
          <EmailInput autoFocus {...form.getInputProps('email')} />
          <ChosenPasswordInput {...form.getInputProps('password')} />
          <PasswordInput
            label={t`Confirm password`}
            name="confirm-password"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t`Show repeated password` }}
            {...form.getInputProps('confirmation')}
          />
          <TextInput
            label={t`Name (optional)`}
            name="name"
            autoComplete="name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t`Company (optional)`}
            name="organization"
            autoComplete="organization"
            maxLength={MAX_COMPANY_NAME_LENGTH}
            {...form.getInputProps('companyName')}
          />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Request Access`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}
