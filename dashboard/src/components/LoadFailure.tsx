import { Alert, Button, Code, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError, messageOf } from '../lib/apiError.ts';

/** What could not be loaded, why, and the way to try again. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry(): void }) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Alert color="red" title={title} icon={<IconAlertTriangle size={20} stroke={1.75} />} role="alert">
      <Text size="sm" mb={8}>
        {messageOf(error)}
        {requestId ? (
          <>
            {' '}
            Request <Code>{requestId}</Code>
          </>
        ) : null}
      </Text>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
