import { t } from '@lingui/core/macro';
import { Anchor, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { checkEmail } from '@inlay/sdk/model';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { askForReset } from '../api/portal.ts';

/** /client/forgot-password: the same screen whoever has the address (CLNT-032…035, D-07, D-135). */
export function ClientForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const sendsMail = useSendsMail();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '' },
    check: ({ email }) => {
      const checked = checkEmail(email);
      return checked.ok ? {} : { email: checked.message };
    },
    save: async ({ email }) => {
      await askForReset(email);
      setSent(true);
    },
  });
  const footer = (
    <Anchor component={Link} to="/client/auth" size="sm">
      {t`Back to sign-in`}
    </Anchor>
  );
  if (isSent && !sendsMail) {
    return <AuthFrame title={t`Request received`} text={NO_MAIL.password} footer={footer} />;
  }
  if (isSent) {
    const text = t`If this address has an account, we’ve sent a link to set a new password. It expires in one hour.`;
    return <AuthFrame title={t`Reset Email Sent!`} text={text} footer={footer} />;
  }
  return (
    <AuthFrame
      title={t`Forgot your password?`}
      text={t`We’ll email you a link to set a new password.`}
      footer={footer}
    >
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} text={t`Failed to send reset email. Please try again.`} />
          <TextInput
            label={t`Email`}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Send reset link`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}
