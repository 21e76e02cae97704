import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { AuthFrame, DoneAlert } from '../../../domain/identity/AuthFrame.tsx';
import { useProviderName } from '../../../domain/identity/signInOptions.ts';
import { api } from '../../../lib/apiClient.ts';
import { useLinkFragment } from '../../../lib/useLinkFragment.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { useSignOn } from '../../../domain/identity/useSignOn.ts';

/** /link-sign-in: links the account to a person at the provider by a mailed link; pressed, because mail programs open links. */
export function LinkSignInPage() {
  const { link, forget } = useLinkFragment();
  const provider = useProviderName();
  const signOn = useSignOn();
  const follow = useMutation({
    mutationFn: () => api.post('/auth/sign-on/link', { token: link.get('token') ?? '' }),
    onSuccess: forget,
  });
  if (follow.isSuccess) {
    return (
      <AuthFrame title={t`Account linked`}>
        <DoneAlert message={t`Linked. You can sign in this way from now on.`} />
        <FormProblem problem={signOn.problem} />
        {provider ? (
          <BusyButton fullWidth isBusy={signOn.isBusy} onClick={signOn.start}>
            {t`Sign in with ${provider}`}
          </BusyButton>
        ) : null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t`Link your account?`}
      text={t`From then on you can sign in with your company’s account as well.`}
    >
      <FormProblem problem={follow.error} />
      <BusyButton fullWidth isBusy={follow.isPending} onClick={() => follow.mutate()}>
        {t`Link account`}
      </BusyButton>
      <Button component={Link} to="/auth" variant="subtle" color="gray" fullWidth>
        {t`Cancel`}
      </Button>
    </AuthFrame>
  );
}
