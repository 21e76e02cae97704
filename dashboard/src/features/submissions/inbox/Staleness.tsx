import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import type { useInboxRows } from './useInboxRows.ts';

const EVENTS = ['online', 'offline'] as const;

function onConnection(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Says that the rows may be old: this browser is offline, or they could not be read again. Both end by themselves. */
export function Staleness({ list }: Pick<ReturnType<typeof useInboxRows>, 'list'>) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const isFailing = list.isRefetchError || list.isFetchPreviousPageError;
  return (
    <>
      <Text size="sm" c="var(--inlay-danger)" role="status">
        {isOnline ? '' : t`You’re offline. This list may be out of date.`}
      </Text>
      {isOnline && isFailing ? (
        <LoadFailure
          isStale
          title={t`Failed to load submissions`}
          error={list.error}
          onRetry={() => list.refetch()}
        />
      ) : null}
    </>
  );
}
