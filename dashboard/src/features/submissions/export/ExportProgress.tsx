import { t } from '@lingui/core/macro';
import { Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ExportItem } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { JOBS_KEY } from '../../../lib/queryClient.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Polling interval where no live event arrives, in ms. */
const ASK_MS = 2_000;

const isOver = (state: ExportItem['state'] | undefined): boolean => state === 'done' || state === 'failed';

interface ExportProgressProps {
  exportId: string;
  onFinished(problem: string | null): void;
}

/** Progress of an export; reports its failure, or null, at the end. */
export function ExportProgress({ exportId, onFinished }: ExportProgressProps) {
  const { data, error } = useQuery({
    queryKey: [...JOBS_KEY, 'export', exportId],
    queryFn: () => api.get<ExportItem>(`/exports/${exportId}`),
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : ASK_MS),
  });
  const state = error ? 'failed' : data?.state;
  const problem = data?.problem ?? t`The file couldn’t be written.`;
  const finish = useEffectEvent(() => onFinished(state === 'done' ? null : problem));
  useEffect(() => {
    if (isOver(state)) finish();
  }, [state]);
  const share = data && data.total > 0 ? (100 * data.rows) / data.total : 0;
  return (
    <Stack gap={8} mt={4}>
      <Progress value={share} size={6} aria-label={t`Export`} />
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {data ? t`${formatNumber(data.rows)} of ${formatNumber(data.total)}` : t`Starting…`}
      </Text>
    </Stack>
  );
}
