import { t } from '@lingui/core/macro';
import { Anchor, Stack } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { checkPassword } from '@inlay/sdk/model';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ChosenPasswordInput } from '../../../domain/identity/ChosenPasswordInput.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../domain/identity/NewPasswordFields.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { refusalText } from '../../../lib/refusalText.ts';
import { useLinkFragment } from '../../../lib/useLinkFragment.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { resetPassword } from '../api/portal.ts';

/** /client/reset-password: a password by a mailed link: the first one of who was invited, or a new one (D-136, CLNT-087). */
export function ClientResetPasswordPage() {
  const { link, forget } = useLinkFragment();
  const token = link.get('token') ?? '';
  const footer = (
    <Anchor component={Link} to="/client/forgot-password" size="sm">
      {t`Request another link`}
    </Anchor>
  );
  if (token === '') {
    const text = t`This password reset link is invalid or has expired.`;
    return <AuthFrame title={t`Invalid Reset Link`} text={text} footer={footer} />;
  }
  if (link.has('invited')) {
    return (
      <AuthFrame
        title={t`Choose a password`}
        text={t`It opens what was shared with you, whenever you come back.`}
        hasLanguages
      >
        <FirstPassword token={token} onDone={forget} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t`Set a new password`} footer={footer}>
      <NewPassword token={token} onDone={forget} />
    </AuthFrame>
  );
}

interface PasswordProps {
  token: string;
  onDone(): void;
}

const isOver = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.code === 'auth.link_invalid';

/** Accepts the invitation, and goes on in the portal. */
function FirstPassword({ token, onDone }: PasswordProps) {
  const navigate = useNavigate();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { newPassword: '' },
    check: ({ newPassword }) => {
      const checked = checkPassword(newPassword);
      return checked.ok ? {} : { newPassword: refusalText(checked) };
    },
    save: async ({ newPassword }) => {
      const isSignedIn = await resetPassword(token, newPassword);
      onDone();
      await navigate(isSignedIn ? '/client/dashboard' : '/client/auth', { replace: true });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem
          problem={problem}
          text={
            isOver(problem)
              ? t`This invitation is no longer valid. Sign in, or ask for a new one.`
              : undefined
          }
        />
        <ChosenPasswordInput autoFocus {...form.getInputProps('newPassword')} />
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Set password`}
        </BusyButton>
      </Stack>
    </form>
  );
}

function NewPassword({ token, onDone }: PasswordProps) {
  const navigate = useNavigate();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { newPassword: '', confirmation: '' },
    check: ({ newPassword, confirmation }) => newPasswordProblems(newPassword, confirmation),
    save: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      onDone();
      await navigate('/client/auth?password=set', { replace: true });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        <NewPasswordFields form={form} autoFocus />
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Set password`}
        </BusyButton>
      </Stack>
    </form>
  );
}
