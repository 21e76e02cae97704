import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import type { ConsentRequest } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useConsentAnswer, useConsentRequest } from '../api/connections.ts';

/** Rights of assistants in words. */
const RIGHTS: Partial<Record<ConsentRequest['scopes'][number], string>> = {
  'forms:read': t`Read your forms`,
  'forms:write': t`Draft forms. Visitors see nothing of it until a person publishes`,
  'submissions:read': t`Read submissions`,
  'webhooks:read': t`See what was sent by email and webhooks, and what failed`,
};

/** /connect/{uid}: asks the person whether an assistant may act for them (MCP-040). */
export function ConnectPage() {
  const { uid = '' } = useParams();
  const { data, error, refetch } = useConsentRequest(uid);
  if (isOver(error)) return <Over />;
  if (error && !data)
    return (
      <AuthFrame title={t`Connect an assistant`}>
        <LoadFailure title={t`Failed to load the request`} error={error} onRetry={() => refetch()} />
      </AuthFrame>
    );
  if (!data)
    return (
      <AuthFrame title={t`Connect an assistant`}>
        <LoadingSkeleton height={240} />
      </AuthFrame>
    );
  return <Question uid={uid} request={data} />;
}

/** Whether a question has expired, was answered, or was begun in another browser: it cannot be loaded again. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'sign_on.link_invalid';

/** Only the assistant can ask again. */
const Over = () => (
  <AuthFrame
    title={t`Start again from your assistant`}
    text={
      <span role="alert">
        {t`This request has expired or was already answered. Go back to your assistant and connect again.`}
      </span>
    }
  />
);

function Question({ uid, request }: { uid: string; request: ConsentRequest }) {
  const { name, documentHost, callbackHost, isLocal, scopes, account } = request;
  const answer = useConsentAnswer(uid);
  if (isOver(answer.error)) return <Over />;
  return (
    <AuthFrame title={t`Connect an assistant`}>
      <Stack gap={16} style={{ overflowWrap: 'anywhere' }}>
        <Text>
          <Trans>
            A program that calls itself <strong dir="auto">{name}</strong> wants to act for you in{' '}
            <strong dir="auto">{account}</strong>.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {documentHost ? t`It is known by a document at ${documentHost}.` : t`Nobody has verified its name.`}
        </Text>
        <Text>
          {isLocal ? (
            <Trans>
              You are sent back to a program on this device (<bdi>{callbackHost}</bdi>).
            </Trans>
          ) : (
            <Trans>
              You are sent back to <strong dir="ltr">{callbackHost}</strong>. Continue only if you know it.
            </Trans>
          )}
        </Text>
        <List aria-label={t`It will be able to`} spacing={4}>
          {scopes.map((scope) => (
            <List.Item key={scope}>{RIGHTS[scope] ?? scope}</List.Item>
          ))}
        </List>
        <FormProblem problem={answer.error} />
        <BusyButton fullWidth isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
          {t`Connect`}
        </BusyButton>
        <Button variant="default" fullWidth onClick={() => answer.mutate(false)}>
          {t`Cancel`}
        </Button>
        <Text size="sm" c="dimmed">
          {t`You can disconnect it any time in Settings > API keys.`}
        </Text>
      </Stack>
    </AuthFrame>
  );
}
