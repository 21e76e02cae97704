import type { MikroORM } from '@mikro-orm/postgresql';
import { actAsSystem } from '../db/actAs.ts';
import { createForm } from '../forms/createForm.ts';
import { Form } from '../entities/form.entity.ts';
import { createSampleDefinition } from './sampleDefinition.ts';
import type { Owner } from './ensureOwner.ts';

/** The form the sample website shows: made with the owner, later his oldest form. Null when he has none. */
export async function ensureSampleForm(orm: MikroORM, owner: Owner): Promise<string | null> {
  return actAsSystem(orm, async (em) => {
    if (owner.isNew) {
      const definition = createSampleDefinition();
      return (await createForm(em, { owner: { id: owner.id, role: 'admin' }, definition })).id;
    }
    const oldest = await em.findOne(
      Form,
      { ownerId: owner.id, deletedAt: null },
      { orderBy: { createdAt: 'asc' }, fields: ['id'] },
    );
    return oldest?.id ?? null;
  });
}
