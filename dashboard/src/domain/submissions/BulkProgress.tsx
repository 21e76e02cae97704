import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BulkJobItem } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { api } from '../../lib/apiClient.ts';
import { JOBS_KEY } from '../../lib/queryClient.ts';
import { useMutation } from '../../lib/useMutation.ts';
import { isOver, JobProgress, useJob } from './JobProgress.tsx';

interface BulkProgressProps {
  jobId: string;
  label: string;
  onFinished(job: BulkJobItem): void;
}

/** Progress of a bulk job, and the button that stops it. */
export function BulkProgress({ jobId, label, onFinished }: BulkProgressProps) {
  const client = useQueryClient();
  const key = [...JOBS_KEY, 'bulk', jobId];
  const { data: job } = useJob<BulkJobItem>(key, `/bulk-jobs/${jobId}`);
  const cancel = useMutation({
    mutationFn: () => api.post<BulkJobItem>(`/bulk-jobs/${jobId}/cancel`),
    onSuccess: (cancelled) => client.setQueryData(key, cancelled),
  });
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (job && isOver(job)) finish(job);
  }, [job]);
  return (
    <JobProgress label={label} done={job?.done} total={job?.total}>
      <BusyButton
        size="compact-sm"
        variant="default"
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t`Cancel`}
      </BusyButton>
    </JobProgress>
  );
}
