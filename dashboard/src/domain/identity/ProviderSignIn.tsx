import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { signOnText } from './signOnTexts.ts';
import { useSignOn } from './useSignOn.ts';

/** Signs in by the provider, and says how the last way there ended, where it signed nobody in (SSO-002); it leads back to `from`. */
export function ProviderSignIn({ provider, from }: { provider: string; from?: string }) {
  const [search] = useSearchParams();
  const { isBusy, problem, start } = useSignOn(from);
  const outcome = search.get('signOn');
  return (
    <>
      {outcome && problem === null ? (
        <Alert color="gray" role="status">
          {signOnText(outcome)}
        </Alert>
      ) : null}
      <FormProblem problem={problem} />
      <BusyButton variant="default" fullWidth isBusy={isBusy} onClick={start}>
        {t`Sign in with ${provider}`}
      </BusyButton>
    </>
  );
}
