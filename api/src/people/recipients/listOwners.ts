import type { EntityManager } from '@mikro-orm/postgresql';

const OWNERS = `
  select f.title as "formTitle", p.email
  from forms f
  join account_members m on m.account_id = f.account_id and m.role = 'owner'
  join profiles p on p.user_id = m.user_id
  where f.id = ? and f.account_id = ? and f.deleted_at is null
  order by p.email`;

/** Lists the owners of a form, with its title: those who are mailed about what stopped working. */
export const listOwners = (
  em: EntityManager,
  { formId, accountId }: { formId: string; accountId: string },
): Promise<{ formTitle: string; email: string }[]> => em.execute(OWNERS, [formId, accountId]);
