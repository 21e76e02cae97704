import { t } from '@lingui/core/macro';
import { Alert, Stack } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { requestReset } from '../api/auth.ts';
import { emailProblem } from '../checks.ts';
import { AuthFrame, DoneAlert, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';
import { EmailInput } from './EmailInput.tsx';

/** Asks for a link that sets a new password; the answer is the same for every address (D-44). */
export function ResetView({ onSignIn }: { onSignIn(): void }) {
  const [isSent, setSent] = useState(false);
  const sendsMail = useSendsMail();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '' },
    check: ({ email }) => emailProblem(email),
    save: async ({ email }) => {
      setSent(false);
      await requestReset(email);
      setSent(true);
    },
  });
  return (
    <AuthFrame
      title={t`Reset your password`}
      text={t`We’ll email you a link to set a new password.`}
      footer={<ViewSwitch onClick={onSignIn}>{t`Back to Sign In`}</ViewSwitch>}
    >
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          {isSent && !sendsMail ? (
            <Alert color="yellow" role="status">
              {NO_MAIL.password}
            </Alert>
          ) : null}
          {isSent && sendsMail ? (
            <DoneAlert message={t`Password reset link sent! Check your email.`} />
          ) : null}
          <EmailInput autoFocus required withAsterisk={false} {...form.getInputProps('email')} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Send reset link`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}
