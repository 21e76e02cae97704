import type { EntityManager } from '@mikro-orm/postgresql';
import type { BulkAction } from '../../platform/contract/index.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { MAX_LEFT, submissionsEvent } from '../submissionsEvent.ts';

/** Submissions of one form that left the inbox, came back into it or were worked on together. */
export interface InboxChange {
  formId: string;
  ids: string[];
}

/** Actions by which rows leave the inbox. */
const LEAVES: ReadonlySet<BulkAction> = new Set(['trash', 'delete', 'spam']);

/** Publishes the changes to open inboxes, when and only when the transaction commits (D-13, decision 095). */
export const publishInboxChanges = (
  em: EntityManager,
  action: BulkAction,
  changes: readonly InboxChange[],
): Promise<void> =>
  publishEvent(
    em,
    submissionsEvent,
    ...changes.map(({ formId, ids }) => {
      const isNamed = LEAVES.has(action) && ids.length <= MAX_LEFT;
      return { formId, ...(isNamed ? { left: ids } : { isReread: true as const }) };
    }),
  );
