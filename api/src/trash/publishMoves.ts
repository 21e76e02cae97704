import type { EntityManager } from '@mikro-orm/postgresql';
import type { BulkAction } from '../contract/index.ts';
import { MAX_LEFT, publishEvent, type LiveEvent } from '../realtime/liveEvents.ts';

/** Submissions of one form that have left the inbox together, or came back into it. */
export interface Move {
  formId: string;
  ids: string[];
}

/** Tells who has an inbox open, when and only when the transaction commits (D-13, decision 099). */
export const publishMoves = (em: EntityManager, action: BulkAction, moves: readonly Move[]): Promise<void> =>
  publishEvent(
    em,
    ...moves.map(({ formId, ids }): LiveEvent => {
      const isNamed = action !== 'restore' && ids.length <= MAX_LEFT;
      return { type: 'submissions', formId, ...(isNamed ? { left: ids } : { isReread: true }) };
    }),
  );
