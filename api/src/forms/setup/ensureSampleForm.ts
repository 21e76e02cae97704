import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { createForm } from '../createForm.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { findOwnAccountId } from '../../platform/identity/accountMembers.ts';
import { loadActor } from '../../platform/identity/loadActor.ts';
import { createSampleDefinition } from './sampleDefinition.ts';
import type { Owner } from './ensureOwner.ts';

/** Returns the form of the sample website: created with the owner, later the account's oldest form, or null. */
export async function ensureSampleForm(orm: MikroORM, owner: Owner): Promise<string | null> {
  return inTransaction(orm, async (em) => {
    const accountId = await findOwnAccountId(em, owner.id);
    if (accountId === null) return null;
    if (owner.isNew) {
      const definition = createSampleDefinition();
      const person = await loadActor(em, owner.id, accountId);
      if (!person) return null;
      const form = await createForm(em, { owner: person, definition });
      form.isSample = true;
      return form.id;
    }
    const oldest = await em.findOne(
      Form,
      { accountId, deletedAt: null },
      { orderBy: { createdAt: 'asc' }, fields: ['id'] },
    );
    return oldest?.id ?? null;
  });
}
