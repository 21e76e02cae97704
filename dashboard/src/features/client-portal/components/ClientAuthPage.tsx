import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Group, Stack } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import IconAlertTriangle from '~icons/alert-triangle';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { PASSWORD_LENGTH } from '@inlay/sdk/model';
import { AuthFrame, DoneAlert } from '../../../domain/identity/AuthFrame.tsx';
import { emailProblem } from '../../../domain/identity/checks.ts';
import { SignInForm } from '../../../domain/identity/SignInForm.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { signIn, useClient } from '../api/portal.ts';
import { useKnownBrand } from '../useKnownBrand.tsx';

/** Returns the message of a refusal, with a text for those that have none (CLNT-009, CLNT-010). */
function problemText(problem: unknown): string {
  if (!(problem instanceof ApiError)) return t`Login failed`;
  return problem.message || t`Login failed. Please check your credentials.`;
}

/** Checks what a client typed (CLNT-005, CLNT-006). */
function check(email: string, password: string): FormErrors {
  const missing = t`Email and password are required`;
  const short = t`Password must be at least ${PASSWORD_LENGTH.min} characters long`;
  return {
    ...(email.trim() === '' ? { email: missing } : emailProblem(email)),
    ...(password === ''
      ? { password: missing }
      : password.length < PASSWORD_LENGTH.min && { password: short }),
  };
}

/** /client/auth: clients sign in (CLNT-002…011, D-144, D-145). */
export function ClientAuthPage() {
  const { data: client } = useClient();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const brand = useKnownBrand();
  if (client) return <Navigate to="/client/dashboard" replace />;
  const notice = search.get('email');
  return (
    <AuthFrame
      hasLanguages
      brand={brand}
      title={t`Client sign-in`}
      text={t`Sign in to see the forms assigned to you.`}
      footer={
        <>
          <Trans>
            No access yet?{' '}
            <Anchor component={Link} to="/client/signup" size="sm">
              Request access
            </Anchor>
          </Trans>
        </>
      }
    >
      <Stack gap={16}>
        {notice === 'confirmed' ? <DoneAlert message={t`Email confirmed`} /> : null}
        {notice === 'invalid' ? (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} />}>
            {t`This confirmation link is invalid or has expired.`}
          </Alert>
        ) : null}
        {search.get('password') === 'set' ? <DoneAlert message={t`Password updated successfully`} /> : null}
        <SignInForm
          browserLink="/client-browser-link"
          hasCaptcha={false}
          check={check}
          signIn={async (input) => {
            const choice = await signIn(input);
            if (choice) await navigate(`/client/reset-password#token=${choice.passwordToken}`);
          }}
          problemText={problemText}
        >
          <Group justify="center">
            <Anchor component={Link} to="/client/forgot-password" size="sm" className="target">
              {t`Forgot password?`}
            </Anchor>
          </Group>
        </SignInForm>
      </Stack>
    </AuthFrame>
  );
}
