import type { FilterQuery } from '@mikro-orm/core';
import type { Person } from '../../platform/identity/actor.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { formsOwnedBy, formsVisibleTo } from '../../forms/policy.ts';

/** The clause of forms shown when none is named: owned ones, or all for administrators (D-131). */
export const clauseOfAnalysed = (
  actor: Person,
  accounts: 'all' | undefined,
): ((actor: Person) => FilterQuery<Form>) =>
  accounts === 'all' && actor.role === 'admin' ? formsVisibleTo : formsOwnedBy;

/** The clause of a named form: an owned one, or any for administrators. */
export const formWithFiguresFor = (actor: Person, formId: string): FilterQuery<Form> => ({
  $and: [{ id: formId }, actor.role === 'admin' ? formsVisibleTo(actor) : formsOwnedBy(actor)],
});
