import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ExportItem } from '@inlay/api/contract';
import { isOver, JobProgress, useJob } from '../../../domain/submissions/JobProgress.tsx';
import { JOBS_KEY } from '../../../lib/queryClient.ts';

interface ExportProgressProps {
  exportId: string;
  onFinished(problem: string | null): void;
}

/** Progress of an export; reports its failure, or null, at the end. */
export function ExportProgress({ exportId, onFinished }: ExportProgressProps) {
  const { data, error } = useJob<ExportItem>([...JOBS_KEY, 'export', exportId], `/exports/${exportId}`);
  const hasEnded = error !== null || isOver(data);
  const finish = useEffectEvent(() => {
    const isDone = error === null && data?.state === 'done';
    onFinished(isDone ? null : (data?.problem ?? t`The file couldn’t be written.`));
  });
  useEffect(() => {
    if (hasEnded) finish();
  }, [hasEnded]);
  return <JobProgress label={t`Export`} done={data?.rows} total={data?.total} />;
}
