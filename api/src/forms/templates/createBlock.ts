import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, MAX_BLOCKS, MAX_TITLE_LENGTH, withFields, createEmptyDefinition } from '@inlay/sdk/model';
import type { CreateBlockRequest } from '../../platform/contract/index.ts';
import { FormBlock } from '../../platform/entities/formBlock.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { keepPictures } from '../keepPictures.ts';
import { parseDraft } from '../parseDefinition.ts';
import { checkedValues, checkRequired } from '../../platform/http/checkedValues.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/**
 * Keeps the fields of a definition as a block of the actor's account. Their rules may name fields of the
 * form they come from, and are checked where the block is used.
 * @throws {ProblemError} `request.invalid`, `form.invalid_definition`, `block.limit_reached`
 */
export async function createBlock(
  em: EntityManager,
  actor: Actor,
  input: CreateBlockRequest,
): Promise<FormBlock> {
  const { name } = checkedValues({ name: checkRequired('Name', input.name, MAX_TITLE_LENGTH) });
  const fields = fieldsOf(parseDraft(input.definition));
  if (fields.length === 0) throw new ProblemError('block.empty');
  // The lock serialises concurrent calls, so that the limit holds (T38).
  await em.findOneOrFail(Profile, { user: actor.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(FormBlock, { accountId: actor.accountId })) >= MAX_BLOCKS)
    throw new ProblemError('block.limit_reached');
  const definition = withFields(createEmptyDefinition(name), fields);
  await keepPictures(em, actor.accountId, definition);
  const block = em.create(FormBlock, { accountId: actor.accountId, name, definition });
  await em.flush();
  return block;
}
