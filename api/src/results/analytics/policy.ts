import type { Person } from '../../platform/identity/actor.ts';
import { formsInAccount, formsVisibleTo, type FormClause } from '../../forms/policy.ts';

/** Forms shown when none is named: owned ones, or all for administrators (D-131). */
export const formsAnalysedFor = (actor: Person, accounts: 'all' | undefined): FormClause =>
  accounts === 'all' && actor.role === 'admin' ? formsVisibleTo(actor) : formsInAccount(actor);

/** A named form: an owned one, or any for administrators. */
export const formWithFiguresFor = (actor: Person, formId: string): FormClause => ({
  $and: [{ id: formId }, actor.role === 'admin' ? formsVisibleTo(actor) : formsInAccount(actor)],
});
