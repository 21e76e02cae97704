import { t } from '@lingui/core/macro';
import { Anchor, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../domain/identity/NewPasswordFields.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { resetPassword } from '../api/portal.ts';

/** /client/reset-password: a new password by a mailed link (D-136). */
export function ClientResetPasswordPage() {
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    // Out of the address bar, the history and whatever reads them (D-41).
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { newPassword: '', confirmation: '' },
    check: ({ newPassword, confirmation }) => newPasswordProblems(newPassword, confirmation),
    save: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      await navigate('/client/auth?password=set', { replace: true });
    },
  });
  const footer = (
    <Anchor component={Link} to="/client/forgot-password" size="sm">
      {t`Request another link`}
    </Anchor>
  );
  if (token === '') {
    const text = t`This password reset link is invalid or has expired.`;
    return <AuthFrame title={t`Invalid Reset Link`} text={text} footer={footer} />;
  }
  return (
    <AuthFrame title={t`Set a new password`} footer={footer}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          <NewPasswordFields form={form} autoFocus />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Set password`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}
