import { t } from '@lingui/core/macro';
import { Skeleton, type SkeletonProps } from '@mantine/core';

/** Stands where content is on its way, and says so to a screen reader; ARIA names only what has a role. */
export function LoadingSkeleton(props: SkeletonProps) {
  return <Skeleton role="group" aria-busy="true" aria-label={t`Loading`} {...props} />;
}
