import { t } from '@lingui/core/macro';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/apiClient.ts';
import { formatNumber } from '../../lib/formatNumber.ts';

/** Polling interval where no live event arrives, in ms. */
const ASK_MS = 2_000;

/** Work of the server that a person waits for. */
interface Job {
  state: string;
}

/** Returns whether a job has ended, in whatever way. */
export const isOver = (job: Job | undefined): boolean =>
  job !== undefined && job.state !== 'waiting' && job.state !== 'running';

/** Reads a job of the server again and again, until it has ended. */
export const useJob = <Item extends Job>(queryKey: readonly unknown[], path: string) =>
  useQuery({
    queryKey,
    queryFn: () => api.get<Item>(path),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : ASK_MS),
  });

interface JobProgressProps {
  label: string;
  /** Rows of the job so far; undefined until the job is known. */
  done: number | undefined;
  total: number | undefined;
  /** Shown after the count. */
  children?: ReactNode;
}

/** The bar and the count of a job. */
export function JobProgress({ label, done = 0, total, children }: JobProgressProps) {
  return (
    <Stack gap={8} mt={4}>
      <Progress value={total ? (100 * done) / total : 0} size={6} aria-label={label} />
      <Group justify="space-between" gap={12} wrap="nowrap">
        <Text size="sm" c="dimmed" className="tabular" role="status">
          {total === undefined ? t`Starting…` : t`${formatNumber(done)} of ${formatNumber(total)}`}
        </Text>
        {children}
      </Group>
    </Stack>
  );
}
