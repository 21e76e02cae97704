import { t } from '@lingui/core/macro';
import { Alert, Button, Divider, Group } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import IconKey from '~icons/key';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { AuthFrame, DoneAlert, ViewSwitch } from '../../../domain/identity/AuthFrame.tsx';
import { emailProblem } from '../../../domain/identity/checks.ts';
import { SESSION_ENDED } from '../../../domain/identity/returnPath.ts';
import { SignInForm } from '../../../domain/identity/SignInForm.tsx';
import { NO_MAIL, useProviderName, useSendsMail } from '../../../domain/identity/signInOptions.ts';
import { resendConfirmation, signIn } from '../api/auth.ts';
import { SetUpNotice } from './SetUpNotice.tsx';
import { usePasskey } from '../usePasskey.ts';

// Most installations have no provider.
const ProviderSignIn = lazy(async () => ({
  default: (await import('../../../domain/identity/ProviderSignIn.tsx')).ProviderSignIn,
}));

/** Notice for people whom the server sent here. */
function FirstNotice() {
  const { state } = useLocation();
  if (state !== SESSION_ENDED) return <SetUpNotice />;
  return (
    <Alert color="gray" role="status" icon={<IconInfoCircle size={20} />}>
      {t`Your session has ended. Sign in to go on.`}
    </Alert>
  );
}

/** Signs users in by password and captcha, or by passkey; an unconfirmed address is offered another mail. */
export function SignInView({ onSignUp, onReset }: { onSignUp(): void; onReset(): void }) {
  const [resentTo, setResentTo] = useState<string | null>(null);
  const passkey = usePasskey();
  const provider = useProviderName();
  const sendsMail = useSendsMail();
  const renderHelp = (problem: unknown, email: string) => {
    if (!isUnconfirmed(problem)) return null;
    return sendsMail ? (
      <ResendButton email={email} onSent={() => setResentTo(email)} />
    ) : (
      ` ${NO_MAIL.confirmation}`
    );
  };
  return (
    <AuthFrame
      hasLanguages
      title={t`Sign In`}
      footer={<ViewSwitch onClick={onSignUp}>{t`Create an account`}</ViewSwitch>}
    >
      <SignInForm
        browserLink="/auth/browser-link"
        hasCaptcha
        check={(email, password) => ({
          ...emailProblem(email),
          ...(password === '' && { password: t`Password is required` }),
        })}
        signIn={signIn}
        otherProblem={passkey.problem}
        renderHelp={renderHelp}
        notice={
          resentTo ? <DoneAlert message={t`We sent a confirmation link to ${resentTo}.`} /> : <FirstNotice />
        }
      >
        <Group justify="center">
          <ViewSwitch onClick={onReset}>{t`Forgot your password`}</ViewSwitch>
        </Group>
        {passkey.isPossible || provider ? <Divider label={t`or`} /> : null}
        {passkey.isPossible ? (
          <BusyButton
            variant="default"
            fullWidth
            isBusy={passkey.isBusy}
            leftSection={<IconKey size={16} />}
            onClick={passkey.start}
          >
            {t`Sign in with a passkey`}
          </BusyButton>
        ) : null}
        {provider ? (
          <Suspense fallback={null}>
            <ProviderSignIn provider={provider} />
          </Suspense>
        ) : null}
      </SignInForm>
    </AuthFrame>
  );
}

const isUnconfirmed = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.code === 'auth.email_not_confirmed';

function ResendButton({ email, onSent }: { email: string; onSent(): void }) {
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <>
      <Button
        variant="outline"
        color="red"
        size="xs"
        mt={8}
        display="block"
        onClick={() => void resendConfirmation(email).then(onSent, setProblem)}
      >
        {t`Resend confirmation email`}
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}
