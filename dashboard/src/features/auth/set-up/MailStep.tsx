import { t } from '@lingui/core/macro';
import { Button, Code, Skeleton, Stack, Text } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { AdminSettingsResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { api } from '../../../lib/apiClient.ts';
import { StepFrame } from './StepFrame.tsx';

const MailTest = lazy(async () => ({
  default: (await import('../../../domain/notifications/MailTest.tsx')).MailTest,
}));

const EXAMPLE = 'INLAY_SMTP_URL=smtps://user:password@mail.example.com';

/** Shows whether email works, or how to set up a mail server. */
export function MailStep({ onDone }: { onDone(): void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['set-up-mail'],
    queryFn: () => api.get<AdminSettingsResponse>('/admin/settings'),
  });
  const isConfigured = data?.mail.isConfigured;
  return (
    <StepFrame step={4} title={t`Email`} text={t`Email tells you of new submissions, and invites people.`}>
      {error ? (
        <LoadFailure title={t`Failed to load settings`} error={error} onRetry={() => refetch()} />
      ) : null}
      {isConfigured === undefined && !error ? <Skeleton height={96} /> : null}
      {isConfigured ? (
        <Stack gap={16}>
          <Text size="sm">{t`Sent from ${data?.mail.from ?? ''}`}</Text>
          <Suspense fallback={<Skeleton height={36} />}>
            <MailTest />
          </Suspense>
        </Stack>
      ) : null}
      {isConfigured === false ? (
        <Stack gap={8}>
          <Text size="sm">
            <Trans>
              No mail server is set up, so emails wait. Start the platform with this setting, with your
              server’s address:
            </Trans>
          </Text>
          <Code block tabIndex={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {EXAMPLE}
          </Code>
          <Text size="sm" c="dimmed">
            {t`Then send a test under Admin, Settings.`}
          </Text>
        </Stack>
      ) : null}
      {isConfigured !== undefined || error ? (
        <Button fullWidth onClick={onDone}>
          {t`Open the dashboard`}
        </Button>
      ) : null}
    </StepFrame>
  );
}
