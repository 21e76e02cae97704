import { t } from '@lingui/core/macro';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BulkJobItem } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { JOBS_KEY } from '../../lib/queryClient.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { formatNumber } from '../../lib/formatNumber.ts';

/** Polling interval where no live event arrives, in ms. */
const ASK_MS = 2_000;

const isOver = (job: BulkJobItem | undefined): boolean =>
  job !== undefined && job.state !== 'waiting' && job.state !== 'running';

interface BulkProgressProps {
  jobId: string;
  label: string;
  onFinished(job: BulkJobItem): void;
}

/** Progress of a bulk job, and the button that stops it. */
export function BulkProgress({ jobId, label, onFinished }: BulkProgressProps) {
  const client = useQueryClient();
  const key = [...JOBS_KEY, 'bulk', jobId];
  const { data: job } = useQuery({
    queryKey: key,
    queryFn: () => api.get<BulkJobItem>(`/bulk-jobs/${jobId}`),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : ASK_MS),
  });
  const cancel = useMutation({
    mutationFn: () => api.post<BulkJobItem>(`/bulk-jobs/${jobId}/cancel`),
    onSuccess: (cancelled) => client.setQueryData(key, cancelled),
  });
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (job && isOver(job)) finish(job);
  }, [job]);
  const share = job && job.total > 0 ? (100 * job.done) / job.total : 0;
  return (
    <Stack gap={8} mt={4}>
      <Progress value={share} aria-label={label} size={6} />
      <Group justify="space-between" gap={12} wrap="nowrap">
        <Text size="sm" c="dimmed" className="tabular" role="status">
          {job ? t`${formatNumber(job.done)} of ${formatNumber(job.total)}` : t`Starting…`}
        </Text>
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {t`Cancel`}
        </BusyButton>
      </Group>
    </Stack>
  );
}
