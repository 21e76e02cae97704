import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import classes from './analytics.module.css';

interface FiguresOfProps {
  /** How the figures were asked for. */
  query: {
    data: unknown;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch(): unknown;
  };
  children: ReactNode;
}

/** The figures of a period: pale while they are those of the period before, and below them why others are missing. */
export function FiguresOf({ query, children }: FiguresOfProps) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <>
      {error && data === undefined ? null : (
        <Stack
          gap={24}
          className={isPlaceholderData ? (classes['stale'] ?? '') : ''}
          aria-busy={isPlaceholderData}
        >
          {children}
        </Stack>
      )}
      {error ? (
        <LoadFailure
          title={t`Failed to load analytics data`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
    </>
  );
}
