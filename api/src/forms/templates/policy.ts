import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../../platform/identity/actor.ts';
import type { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';

/** Templates of the actor's account; nobody else sees them, administrators included. */
export const templatesVisibleTo = (actor: Actor): FilterQuery<FormTemplate> => ({
  accountId: actor.accountId,
});
