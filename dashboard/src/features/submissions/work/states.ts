import type { Submission, WorkState } from '@inlay/api/contract';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';

export const STATES = Object.keys(STATE_LABELS) as WorkState[];

/** A status that can be chosen: a built-in one, or one of the account's own. */
export interface WorkStatus {
  /** The name of the state, or the id. */
  key: string;
  label: string;
  state: WorkState;
  status: Submission['status'];
}

/** The status of a submission. */
export const statusOf = ({ state, status }: Pick<Submission, 'state' | 'status'>): WorkStatus => ({
  key: status?.id ?? state,
  label: status?.name ?? STATE_LABELS[state],
  state,
  status,
});

export const BUILT_IN: Readonly<Record<WorkState, WorkStatus>> = {
  open: statusOf({ state: 'open', status: null }),
  in_progress: statusOf({ state: 'in_progress', status: null }),
  done: statusOf({ state: 'done', status: null }),
};
