import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../identity/actor.ts';
import type { Form } from '../entities/form.entity.ts';
import { formsOwnedBy, formsVisibleTo } from '../forms/policy.ts';

type Person = Pick<Actor, 'id' | 'role'>;

/** The clause of forms whose figures are shown without any being named: one's own, or an administrator's all (D-131). */
export const clauseOfAnalysed = (
  actor: Person,
  accounts: 'all' | undefined,
): ((actor: Person) => FilterQuery<Form>) =>
  accounts === 'all' && actor.role === 'admin' ? formsVisibleTo : formsOwnedBy;

/** A form whose figures may be asked for by its id: one's own, an administrator's every form. */
export const formWithFiguresFor = (actor: Person, formId: string): FilterQuery<Form> => ({
  $and: [{ id: formId }, actor.role === 'admin' ? formsVisibleTo(actor) : formsOwnedBy(actor)],
});
