import { LOCKED_PART, readLocked } from '../../model/fields/lockedAnswer.ts';
import type { PublicForm } from '../../model/rendering.ts';
import type { Verdict } from '../planned.ts';
import { withLocks } from './keptLocks.ts';

/**
 * Adds the tokens of locked answers to the answers, under the names that links and plain posts have for them: the
 * server takes the signed value and ignores others.
 */
export function sendLocks(
  { definition }: Pick<PublicForm, 'definition'>,
  values: Readonly<Record<string, unknown>>,
  verdict: Verdict,
): Verdict {
  const tokens = Object.entries(withLocks(definition, values)).flatMap(([id, value]) => {
    const locked = id in verdict.answers && readLocked(value);
    return locked ? [[`${id}.${LOCKED_PART}`, locked.token]] : [];
  });
  // The same object, which other chunks have prepared for sending.
  Object.assign(verdict.answers, Object.fromEntries(tokens));
  return verdict;
}
