import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../auth/actor.ts';
import type { Form } from '../forms/form.entity.ts';
import { formsOwnedBy, formsVisibleTo } from '../forms/policy.ts';

/** Forms whose figures are shown without any being named: one's own, or an administrator's all (D-131). */
export const formsAnalysedBy = (actor: Actor, accounts: 'all' | undefined): FilterQuery<Form> =>
  accounts === 'all' && actor.role === 'admin' ? formsVisibleTo(actor) : formsOwnedBy(actor);

/** Whose figures may be asked for by id: those of one's own forms, an administrator's of every form. */
export const formsWithFiguresFor = (actor: Actor): FilterQuery<Form> =>
  actor.role === 'admin' ? formsVisibleTo(actor) : formsOwnedBy(actor);
