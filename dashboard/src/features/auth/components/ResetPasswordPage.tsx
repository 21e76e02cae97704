import { Button, Loader, PasswordInput, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { NewPasswordFields, newPasswordProblems } from '../../../components/NewPasswordFields.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { takeSession, useSession } from '../../../lib/session.ts';
import { toastError } from '../../../lib/toasts.ts';
import { changePassword, recover } from '../api/auth.ts';
import { useAttempt } from '../useAttempt.ts';
import { AuthFrame, DoneAlert, ServerAlert } from './AuthFrame.tsx';

/** Wait before the dashboard is opened, in milliseconds (RESET-014). */
const REDIRECT_DELAY_MS = 2_000;
const TOO_SHORT = 'Password must be at least 8 characters long';

/** /reset-password: sets a new password by a mailed link, or with a session and the current one. */
export function ResetPasswordPage() {
  const { isChecking, session } = useRecovery();
  if (isChecking || (!session.user && !session.isRecovery)) {
    return (
      <AuthFrame title="Set a new password">
        <Loader aria-label="Checking the link" mx="auto" />
      </AuthFrame>
    );
  }
  return <NewPasswordForm needsCurrent={!session.isRecovery} />;
}

/** Exchanges the token of the address, once; without one an existing session does (RESET-006…009). */
function useRecovery() {
  const session = useSession();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  const [isExchanged, setExchanged] = useState(false);
  const hasBegun = useRef(false);
  const { isPending } = session;
  const hasSession = session.user !== null || session.isRecovery;

  useEffect(() => {
    if (hasBegun.current || isPending) return;
    hasBegun.current = true;
    // Out of the address bar, the history and whatever reads them (D-41).
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const refuse = (message: string): void => {
      toastError(message, 'Invalid Reset Link');
      void navigate('/auth', { replace: true });
    };
    if (token !== null) {
      recover(token).then(
        () => setExchanged(true),
        (error: unknown) => refuse(describeRefusal(error)),
      );
    } else if (!hasSession) {
      refuse('This password reset link is invalid or has expired.');
    }
  }, [isPending, hasSession, token, navigate]);

  return { isChecking: token === null ? isPending : !isExchanged, session };
}

/** What is wrong with a link (RESET-015…017). */
function describeRefusal(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return 'An error occurred while validating the reset link.';
  }
  return error.code === 'auth.link_invalid' ? error.message : `Token validation failed: ${error.message}`;
}

function NewPasswordForm({ needsCurrent }: { needsCurrent: boolean }) {
  const navigate = useNavigate();
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isDone, setDone] = useState(false);
  const { problems, isBusy, attempt } = useAttempt(['currentPassword', 'newPassword', 'confirmation']);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = newPasswordProblems(password, confirmation);
    const checked = {
      ...(needsCurrent && currentPassword === '' && { currentPassword: 'Password is required' }),
      // The ledger's own wording of this one screen ends with a full stop (RESET-012).
      ...(found.password && {
        newPassword: found.password === TOO_SHORT ? `${TOO_SHORT}.` : found.password,
      }),
      ...(found.confirmation && { confirmation: found.confirmation }),
    };
    void attempt(checked, async () => {
      const session = await changePassword({
        newPassword: password,
        ...(needsCurrent && { currentPassword }),
      });
      setDone(true);
      setTimeout(() => {
        takeSession(session);
        void navigate('/dashboard', { replace: true });
      }, REDIRECT_DELAY_MS);
    });
  };

  if (isDone) {
    return (
      <AuthFrame title="Set a new password">
        <DoneAlert message="Password updated successfully" />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Set a new password">
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ServerAlert message={problems.form} />
          {needsCurrent ? (
            <PasswordInput
              label="Current password"
              name="password"
              autoComplete="current-password"
              autoFocus
              value={currentPassword}
              error={problems.currentPassword}
              onChange={(event) => setCurrentPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show current password', tabIndex: 0 }}
            />
          ) : null}
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            onPasswordChange={setPassword}
            onConfirmationChange={setConfirmation}
            passwordError={problems.newPassword}
            confirmationError={problems.confirmation}
            autoFocus={!needsCurrent}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            Set password
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
