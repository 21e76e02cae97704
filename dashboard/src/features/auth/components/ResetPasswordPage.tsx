import { t } from '@lingui/core/macro';
import { Loader, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../domain/identity/NewPasswordFields.tsx';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { useProviderName } from '../../../domain/identity/signInOptions.ts';
import { takeSession, useSession } from '../../../domain/identity/session.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { changePassword, recover } from '../api/auth.ts';
import { useSignOn } from '../../../domain/identity/useSignOn.ts';
import { AuthFrame, DoneAlert } from '../../../domain/identity/AuthFrame.tsx';

const TITLE = t`Set a new password`;
/** Wait before the dashboard is opened, in milliseconds (RESET-014). */
const REDIRECT_DELAY_MS = 2_000;
/** The specification's words of this one screen end with a full stop, unlike those of the others (RESET-018). */
const UNFORESEEN = t`An unexpected error occurred.`;

/** /reset-password: sets a new password by a mailed link, or with a session and the current one. */
export function ResetPasswordPage() {
  const { isChecking, session } = useRecovery();
  const isFirst = useSearchParams()[0].has('first');
  if (isChecking || (!session.user && !session.isRecovery)) {
    return (
      <AuthFrame title={TITLE}>
        <Loader aria-label={t`Checking the link`} mx="auto" />
      </AuthFrame>
    );
  }
  return <NewPasswordForm needsCurrent={!session.isRecovery && !isFirst} />;
}

/** Exchanges the token of the address, once; without one an existing session does (RESET-006…009). */
function useRecovery() {
  const session = useSession();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  const [isExchanged, setExchanged] = useState(false);
  const hasBegun = useRef(false);
  const { isPending } = session;
  const isHalfway = session.secondFactor !== null;
  const hasSession = session.user !== null || session.isRecovery;

  useEffect(() => {
    if (hasBegun.current || isPending) return;
    hasBegun.current = true;
    // Out of the address bar, the history and whatever reads them (D-41).
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const refuse = async (message: string): Promise<void> => {
      // Errors end with the screen that they were shown on.
      await navigate('/auth', { replace: true });
      // The link has led here before, as far as its second step.
      if (!isHalfway) toastError(message, t`Invalid Reset Link`);
    };
    if (token !== null) {
      recover(token).then(
        () => setExchanged(true),
        (error: unknown) => void refuse(describeRefusal(error)),
      );
    } else if (!hasSession) {
      void refuse(t`This password reset link is invalid or has expired.`);
    }
  }, [isPending, hasSession, isHalfway, token, navigate]);

  return { isChecking: token === null ? isPending : !isExchanged, session };
}

/** Returns the message about a refused link (RESET-015…017). */
function describeRefusal(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return t`An error occurred while validating the reset link.`;
  }
  return error.code === 'auth.link_invalid' ? error.message : t`Token validation failed: ${error.message}`;
}

function NewPasswordForm({ needsCurrent }: { needsCurrent: boolean }) {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { currentPassword: '', newPassword: '', confirmation: '' },
    check: ({ currentPassword, newPassword, confirmation }) => {
      return {
        ...(needsCurrent && currentPassword === '' && { currentPassword: t`Password is required` }),
        ...newPasswordProblems(newPassword, confirmation),
      };
    },
    codes: { [WRONG_PASSWORD]: 'currentPassword' },
    save: async ({ currentPassword, newPassword }) => {
      const session = await changePassword({ newPassword, ...(needsCurrent && { currentPassword }) });
      setDone(true);
      setTimeout(() => {
        takeSession(session);
        void navigate('/dashboard', { replace: true });
      }, REDIRECT_DELAY_MS);
    },
  });

  if (isDone) {
    return (
      <AuthFrame title={TITLE}>
        <DoneAlert message={t`Password updated successfully`} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={TITLE}>
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} text={isUnforeseen(problem) ? UNFORESEEN : undefined} />
          {problem instanceof ApiError && problem.code === 'auth.sign_in_again' ? <SignInAgain /> : null}
          {needsCurrent ? (
            <PasswordField label={t`Current password`} autoFocus {...form.getInputProps('currentPassword')} />
          ) : null}
          <NewPasswordFields form={form} autoFocus={!needsCurrent} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Set password`}
          </BusyButton>
        </Stack>
      </form>
    </AuthFrame>
  );
}

/** Leads to the provider and back here. */
function SignInAgain() {
  const provider = useProviderName();
  const signOn = useSignOn();
  if (!provider) return null;
  return (
    <>
      <FormProblem problem={signOn.problem} />
      <BusyButton variant="default" isBusy={signOn.isBusy} onClick={signOn.start}>
        {t`Sign in with ${provider}`}
      </BusyButton>
    </>
  );
}

/** Returns whether an error has no code of the catalogue. */
const isUnforeseen = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.code === 'internal';
