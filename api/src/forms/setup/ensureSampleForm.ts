import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { createForm } from '../createForm.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { getAccountId } from '../../platform/identity/accountMembers.ts';
import { createSampleDefinition } from './sampleDefinition.ts';
import type { Owner } from './ensureOwner.ts';

/** Returns the form of the sample website: created with the owner, later the account's oldest form, or null. */
export async function ensureSampleForm(orm: MikroORM, owner: Owner): Promise<string | null> {
  return inTransaction(orm, async (em) => {
    const accountId = await getAccountId(em, owner.id);
    if (owner.isNew) {
      const definition = createSampleDefinition();
      return (
        await createForm(em, { owner: { id: owner.id, accountId, role: 'admin', key: null }, definition })
      ).id;
    }
    const oldest = await em.findOne(
      Form,
      { accountId, deletedAt: null },
      { orderBy: { createdAt: 'asc' }, fields: ['id'] },
    );
    return oldest?.id ?? null;
  });
}
