import type { Submission, WorkChoicesResponse } from '@inlay/api/contract';
import type { InboxQuery } from '../inbox/inboxQuery.ts';
import { BUILT_IN, STATES, statusOf, type WorkStatus } from '../work/states.ts';
import { listStatuses } from '../work/workChoices.ts';

/** A column of the board: a status, and the list of its submissions. */
export interface BoardColumn {
  status: WorkStatus;
  query: InboxQuery;
  has(row: Pick<Submission, 'state' | 'status'>): boolean;
}

/**
 * Lists the columns of a board in the order of work. One form has a column for each status; several forms may belong to
 * accounts with statuses of their own each, so they have the three states. A filter by status leaves its columns.
 */
export function listColumns(query: InboxQuery, own: WorkChoicesResponse['statuses']): BoardColumn[] {
  const isOneForm = query.formId !== null;
  const all = isOneForm ? listStatuses(own) : STATES.map((state) => BUILT_IN[state]);
  return all
    .filter(({ key, state }) => query.status === null || query.status === key || query.status === state)
    .map((status) => ({
      status,
      query: {
        ...query,
        status: status.key,
        ownStatus: isOneForm && status.status === null ? 'none' : null,
        openId: null,
      },
      has: (row) => (isOneForm ? statusOf(row).key === status.key : row.state === status.state),
    }));
}
