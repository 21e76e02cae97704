import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { AuthFrame, DoneAlert, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';
import { ResetRequestForm } from '../../../domain/identity/ResetRequestForm.tsx';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { requestReset } from '../api/auth.ts';

/** Requests a link that sets a new password; the answer is the same for every address (D-44). */
export function ResetView({ onSignIn }: { onSignIn(): void }) {
  const [isSent, setSent] = useState(false);
  const sendsMail = useSendsMail();
  const request = async (email: string): Promise<void> => {
    setSent(false);
    await requestReset(email);
    setSent(true);
  };
  const sent = sendsMail ? (
    <DoneAlert message={t`Password reset link sent! Check your email.`} />
  ) : (
    <Alert color="yellow" role="status">
      {NO_MAIL.password}
    </Alert>
  );
  return (
    <AuthFrame
      hasLanguages
      title={t`Reset your password`}
      text={t`We’ll email you a link to set a new password.`}
      footer={<ViewSwitch onClick={onSignIn}>{t`Back to Sign In`}</ViewSwitch>}
    >
      <ResetRequestForm request={request} notice={isSent ? sent : null} />
    </AuthFrame>
  );
}
