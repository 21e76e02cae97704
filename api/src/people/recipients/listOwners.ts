import type { EntityManager } from '@mikro-orm/postgresql';
import { kyselyIn } from '../../platform/entities/kysely.ts';

/** Lists the owners of a form, with its title: those who are mailed about what stopped working. */
export const listOwners = (
  em: EntityManager,
  { formId, accountId }: { formId: string; accountId: string },
): Promise<{ formTitle: string; email: string }[]> =>
  kyselyIn(em)
    .selectFrom('forms as f')
    .innerJoin('account_members as m', 'm.account_id', 'f.account_id')
    .innerJoin('profiles as p', 'p.user_id', 'm.user_id')
    .select(['f.title as formTitle', 'p.email'])
    .where('f.account_id', '=', accountId)
    .where('f.id', '=', formId)
    .where('f.deleted_at', 'is', null)
    .where('m.role', '=', 'owner')
    .orderBy('p.email')
    .execute();

/** Lists the addresses of the owners of an account: those who are mailed about what concerns all of its forms. */
export async function listAccountOwners(em: EntityManager, accountId: string): Promise<string[]> {
  const owners = await kyselyIn(em)
    .selectFrom('account_members as m')
    .innerJoin('profiles as p', 'p.user_id', 'm.user_id')
    .select('p.email')
    .where('m.account_id', '=', accountId)
    .where('m.role', '=', 'owner')
    .orderBy('p.email')
    .execute();
  return owners.map(({ email }) => email);
}
