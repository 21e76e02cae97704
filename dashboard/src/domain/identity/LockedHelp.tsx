import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/apiError.ts';
import { api } from '../../lib/apiClient.ts';
import { useSendsMail } from './signInOptions.ts';
import type { BrowserLinkPath } from './useBrowserLink.ts';
import { FormProblem } from '../../components/FormProblem.tsx';

/** Below the refusal of a locked address: a link by mail that lets this browser try again (D-186). */
export function LockedHelp(props: { problem: unknown; email: string; path: BrowserLinkPath }) {
  const { problem, email, path } = props;
  const sendsMail = useSendsMail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  if (!(problem instanceof ApiError) || problem.code !== 'auth.locked' || !sendsMail) return null;
  if (sentTo === email) {
    return (
      <Text mt={8}>{t`If this address has an account, we’ve sent a link. Open it in this browser.`}</Text>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        color="red"
        size="xs"
        mt={8}
        display="block"
        onClick={() =>
          void api.post<void>(`${path}-request`, { email }).then(() => setSentTo(email), setRefusal)
        }
      >
        {t`Email me a link`}
      </Button>
      <FormProblem problem={refusal} />
    </>
  );
}
