import type { FormDefinition } from '../../definition/formDefinition.ts';
import type { Expression } from '../../logic/expression.ts';
import type { RulePlace } from '../../logic/listExpressions.ts';
import { readsOf } from '../../logic/readsOf.ts';
import { partsOf } from '../partsOf.ts';
import { type DescribedFinding, listFindings } from './checkLogic.ts';

/** Place of a condition that belongs to no part of a form: it reads all answers, outside of rows. */
export const OUTSIDE: RulePlace = { id: '', key: 'if' };

/**
 * Lists what is wrong with a condition about a form that stands outside of it, as on a recipient of its mails, and what
 * makes no sense in it. The form must be publishable, and the condition have passed `parseExpression`. Never throws.
 *
 * @param options.refusalsOnly whether only what cannot be stored is sought
 */
export function checkCondition(
  form: FormDefinition,
  condition: Expression,
  { refusalsOnly = false } = {},
): DescribedFinding[] {
  const quota = {
    id: OUTSIDE.id,
    name: '',
    if: condition,
    most: 0,
    whenFull: { waitingList: true },
  } as const;
  return listFindings({ ...form, quotas: [quota] }, { refusalsOnly }).filter(
    // A form that can be published takes too much work because of the condition alone.
    ({ finding: { code, place } }) => place.id === OUTSIDE.id || code === 'too_much_work',
  );
}

/** Lists the ids that a condition reads and a form does not have, such as those of questions that were deleted. */
export function listGone(form: FormDefinition, condition: Expression): string[] {
  const known = new Set(partsOf(form).map(({ part }) => part.id));
  const { fields, values, pages } = readsOf([condition]);
  return [...fields, ...values, ...pages].filter((id) => !known.has(id));
}
