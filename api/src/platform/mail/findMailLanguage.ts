import type { EntityManager } from '@mikro-orm/postgresql';
import { pickLanguage, type Language } from '@inlay/sdk/model';
import { run, sql } from '../db/sql.ts';

const languageOf = ({ to, requested, accountId }: Recipient) => sql<{
  language: string | null;
}>`
  select coalesce(
    (select language from profiles where email = r.address),
    (select locale from clients where email = r.address),
    r.requested,
    (select browser_language from profiles where email = r.address),
    (select coalesce(p.language, p.browser_language) from account_members m join profiles p on p.user_id = m.user_id
     where m.account_id = r.account_id and m.role = 'owner' order by m.created_at, m.user_id limit 1)
  ) as language
  from (select ${to}::text as address, ${requested ?? null}::text as requested, ${accountId ?? null}::uuid as account_id) r`;

interface Recipient {
  to: string;
  /** The language of the request that causes the mail. */
  requested?: Language | undefined;
  accountId?: string | undefined;
}

/**
 * Returns the language of a mail: the one that the user chose or the client was invited in, else that of the request,
 * else that of their last sign-in, else that of the account's owner, else English (decision 175).
 */
export async function findMailLanguage(em: EntityManager, recipient: Recipient): Promise<Language> {
  const [row] = await run(em, languageOf(recipient));
  return pickLanguage(row?.language, []);
}
