import { t } from '@lingui/core/macro';
import { Button, Divider, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { InvitationLook, SessionResponse } from '@inlay/api/contract';
import { checkPassword, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { AuthFrame } from '../../domain/identity/AuthFrame.tsx';
import { ChosenPasswordInput } from '../../domain/identity/ChosenPasswordInput.tsx';
import { signInPath } from '../../domain/identity/returnPath.ts';
import { useProviderName } from '../../domain/identity/signInOptions.ts';
import { signOut, takeSession, useSession } from '../../domain/identity/session.ts';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { refusalText } from '../../lib/refusalText.ts';
import { HOME_PATH } from '../../lib/trail.ts';
import { useLinkFragment } from '../../lib/useLinkFragment.ts';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { ROLES } from '../../domain/identity/roles.ts';

// Most installations have no provider.
const ProviderSignIn = lazy(async () => ({
  default: (await import('../../domain/identity/ProviderSignIn.tsx')).ProviderSignIn,
}));

const TITLE = t`Invitation`;
const PATH = '/invitation';

/** /invitation#token=…: a person accepts an invitation, signed in or with a new password (TEAM-030 to TEAM-036). */
export function InvitationPage() {
  const { link, forget } = useLinkFragment();
  const [isAccepted, setAccepted] = useState(false);
  const token = link.get('token') ?? '';
  const { user, isPending } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.post<InvitationLook>('/invitations/look', { token }),
    // An accepted one is no invitation any more.
    enabled: !isAccepted,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.code === 'invitation.invalid')
    return (
      <AuthFrame
        title={t`This link no longer works`}
        text={error.message}
        footer={<a href="/auth">{t`Sign In`}</a>}
      />
    );
  if (error)
    return (
      <AuthFrame title={TITLE}>
        <LoadFailure title={t`Couldn’t check the link`} error={error} onRetry={() => refetch()} />
      </AuthFrame>
    );
  if (!data || isPending)
    return (
      <AuthFrame title={TITLE}>
        <Loader aria-label={t`Checking the link`} mx="auto" />
      </AuthFrame>
    );
  const enter = (): void => {
    setAccepted(true);
    forget();
    window.location.assign(HOME_PATH);
  };
  return <Offer invitation={data} token={token} email={user?.email ?? null} onAccepted={enter} />;
}

function Offer(props: {
  invitation: InvitationLook;
  token: string;
  email: string | null;
  onAccepted(): void;
}) {
  const { invitation, token, email, onAccepted } = props;
  const { invitedBy, account, role, isKnown } = invitation;
  const roleName = ROLES[role].name;
  const text =
    account === invitedBy
      ? t`${invitedBy} invites you as ${roleName}.`
      : t`${invitedBy} invites you to ${account} as ${roleName}.`;
  return (
    <AuthFrame title={TITLE} text={text}>
      {email === invitation.email ? <Accept token={token} onAccepted={onAccepted} /> : null}
      {email !== null && email !== invitation.email ? (
        <OtherPerson email={email} invited={invitation.email} />
      ) : null}
      {email === null && isKnown ? <SignInFirst invited={invitation.email} /> : null}
      {email === null && !isKnown ? (
        <SignUp email={invitation.email} token={token} onAccepted={onAccepted} />
      ) : null}
    </AuthFrame>
  );
}

function Accept({ token, onAccepted }: { token: string; onAccepted(): void }) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: {},
    check: () => ({}),
    save: async () => {
      await api.post<undefined>('/invitations/accept', { token });
      onAccepted();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Accept invitation`}
        </BusyButton>
      </Stack>
    </form>
  );
}

function OtherPerson({ email, invited }: { email: string; invited: string }) {
  return (
    <Stack gap={16}>
      <Text>{t`It is for ${invited}. You are signed in as ${email}.`}</Text>
      <Button variant="default" onClick={() => void signOut()}>
        {t`Sign Out`}
      </Button>
    </Stack>
  );
}

/** Sign-in leads back here. */
function SignInFirst({ invited }: { invited: string }) {
  return (
    <Stack gap={16}>
      <Text>{t`Sign in as ${invited} to accept it.`}</Text>
      <Button component={Link} to={signInPath(PATH)}>
        {t`Sign In`}
      </Button>
    </Stack>
  );
}

function SignUp(props: { email: string; token: string; onAccepted(): void }) {
  const { email, token, onAccepted } = props;
  const provider = useProviderName();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { fullName: '', password: '' },
    check: ({ fullName, password }) => {
      const checkedName = checkText(fullName.trim(), MAX_PERSON_NAME_LENGTH);
      const checked = checkPassword(password, [email, fullName]);
      return {
        ...(!checkedName.ok && { fullName: refusalText(checkedName) }),
        ...(!checked.ok && { password: refusalText(checked) }),
      };
    },
    save: async (values) => {
      takeSession(await api.post<SessionResponse>('/invitations/sign-up', { token, ...values }));
      onAccepted();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        <Text size="sm" c="dimmed">
          {t`You will sign in as ${email}.`}
        </Text>
        <TextInput
          label={t`Your name`}
          name="name"
          autoComplete="name"
          autoFocus
          {...form.getInputProps('fullName')}
        />
        <ChosenPasswordInput {...form.getInputProps('password')} />
        <BusyButton type="submit" isBusy={form.submitting} fullWidth>
          {t`Accept invitation`}
        </BusyButton>
        {provider ? (
          <>
            <Divider label={t`or`} />
            <Suspense fallback={null}>
              <ProviderSignIn provider={provider} from={PATH} />
            </Suspense>
          </>
        ) : null}
      </Stack>
    </form>
  );
}
