import { t } from '@lingui/core/macro';
import type { WorkState } from '@inlay/api/contract';

/** The built-in statuses, in the order of work. */
export const STATE_LABELS: Readonly<Record<WorkState, string>> = {
  open: t`Open`,
  in_progress: t`In progress`,
  done: t`Done`,
};
