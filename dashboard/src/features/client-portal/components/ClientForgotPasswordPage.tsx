import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { ResetRequestForm } from '../../../domain/identity/ResetRequestForm.tsx';
import { NO_MAIL, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { askForReset } from '../api/portal.ts';
import { useKnownBrand } from '../useKnownBrand.tsx';

/** /client/forgot-password: the same screen for known and unknown addresses (CLNT-032…035, D-07, D-135). */
export function ClientForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const sendsMail = useSendsMail();
  const brand = useKnownBrand();
  const footer = (
    <Anchor component={Link} to="/client/auth" size="sm" className="target">
      {t`Back to sign-in`}
    </Anchor>
  );
  if (isSent && !sendsMail) {
    return <AuthFrame brand={brand} title={t`Request received`} text={NO_MAIL.password} footer={footer} />;
  }
  if (isSent) {
    const text = t`If this address has an account, we’ve sent a link to set a new password. It expires in one hour.`;
    return <AuthFrame brand={brand} title={t`Reset Email Sent!`} text={text} footer={footer} />;
  }
  return (
    <AuthFrame
      hasLanguages
      brand={brand}
      title={t`Forgot your password?`}
      text={t`We’ll email you a link to set a new password.`}
      footer={footer}
    >
      <ResetRequestForm
        request={(email) => askForReset(email).then(() => setSent(true))}
        problemText={t`Failed to send reset email. Please try again.`}
      />
    </AuthFrame>
  );
}
