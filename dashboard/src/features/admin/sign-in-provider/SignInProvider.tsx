import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ProviderTestResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { useSignInProvider } from './signInProviderApi.ts';

/** The sign-in provider: typed and tested here, unless the environment of the installation sets it (SSO-001). */
export function SignInProvider() {
  const { data, error, refetch } = useSignInProvider();
  const [isEdited, setEdited] = useState(false);
  const [tested, setTested] = useState<ProviderTestResponse | null>(null);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  if (!data && !error) return <LoadingSkeleton height={240} />;
  const close = (): void => {
    setEdited(false);
    rescue();
  };
  const provider = data?.provider ?? null;
  return (
    <Stack gap={16} ref={ref} tabIndex={-1}>
      {data ? null : (
        <LoadFailure title={t`Failed to load single sign-on`} error={error} onRetry={() => refetch()} />
      )}
      {data && provider && !isEdited ? (
        <ProviderFacts
          {...data}
          provider={provider}
          tested={tested}
          onChange={() => setEdited(true)}
          onRemoved={() => rescue(DIALOG_LEAVES_MS)}
        />
      ) : null}
      {data && (!provider || isEdited) ? (
        <ProviderForm
          {...data}
          onSaved={(test) => {
            setTested(test);
            close();
          }}
          {...(provider && { onCancel: close })}
        />
      ) : null}
    </Stack>
  );
}
