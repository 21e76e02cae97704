import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../../platform/identity/actor.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import type { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';

/** Templates of the actor's account, for those who read or edit in it; nobody else sees them, administrators included. */
export const templatesVisibleTo = (actor: Actor): FilterQuery<FormTemplate> => ({
  accountId: actor.accountId,
  ...(!maySeeTemplates(actor) && { id: { $in: [] } }),
});

/** Returns whether an actor sees the templates and blocks of the account that they work in. */
export const maySeeTemplates = (actor: Actor): boolean =>
  mayInAccount(actor, 'read') || mayInAccount(actor, 'edit');
