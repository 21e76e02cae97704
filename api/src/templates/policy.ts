import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../identity/actor.ts';
import type { FormTemplate } from '../entities/formTemplate.entity.ts';

/** A template belongs to the account that saved it; nobody else sees it, administrators included. */
export const templatesVisibleTo = (actor: Actor): FilterQuery<FormTemplate> => ({
  accountId: actor.accountId,
});
