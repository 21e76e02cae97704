import { t } from '@lingui/core/macro';
import { Anchor, Center, Loader, Stack } from '@mantine/core';
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
import { resetPassword, usePasswordPage } from '../api/portal.ts';
import { useBrandColors } from '../useBrandColors.ts';
import { useInvitedLanguage } from '../useInvitedLanguage.ts';
import { BrandMark } from './BrandMark.tsx';
import classes from './portal.module.css';

/** /client/reset-password: a password by a mailed link: the first one of who was invited, or a new one (D-136, CLNT-087). */
export function ClientResetPasswordPage() {
  const { link, forget } = useLinkFragment();
  const token = link.get('token') ?? '';
  const page = usePasswordPage(token);
  const shown = page.data ?? null;
  useBrandColors(shown?.brand ?? null);
  useInvitedLanguage(shown?.locale ?? null);
  const footer = (
    <Anchor component={Link} to="/client/forgot-password" size="sm">
      {t`Request another link`}
    </Anchor>
  );
  if (isOver(page.error) && link.has('invited')) {
    const text = t`This invitation is no longer valid. Sign in, or ask for a new one.`;
    const signIn = (
      <Anchor component={Link} to="/client/auth" size="sm">
        {t`Sign In`}
      </Anchor>
    );
    return <AuthFrame title={t`This link no longer works`} text={text} footer={signIn} hasLanguages />;
  }
  if (token === '' || isOver(page.error)) {
    const text = t`This password reset link is invalid or has expired.`;
    return <AuthFrame title={t`Invalid Reset Link`} text={text} footer={footer} />;
  }
  // Another language loads the page again; a link that is over has the platform's look.
  if (page.isPending) return <Waiting />;
  const brand = shown?.brand && (
    <div className={classes['brand']}>
      <BrandMark brand={shown.brand} />
    </div>
  );
  if (link.has('invited')) {
    return (
      <AuthFrame
        title={t`Choose a password`}
        text={t`It opens what was shared with you, whenever you come back.`}
        hasLanguages
        brand={brand}
      >
        <FirstPassword token={token} onDone={forget} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t`Set a new password`} footer={footer} hasLanguages brand={brand}>
      <NewPassword token={token} onDone={forget} />
    </AuthFrame>
  );
}

const Waiting = () => (
  <Center mih="100vh">
    <Loader role="status" aria-label={t`Loading`} />
  </Center>
);

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
