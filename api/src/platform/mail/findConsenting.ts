import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import type { Database } from '../entities/database.ts';

/** The address of an account's member was confirmed at sign-up and needs no consent. */
const consentingAmong = (accountId: string, emails: readonly string[]) => sql<
  Pick<Database['users'], 'email'>
>`
  select email from mail_consents where account_id = ${accountId} and email = any(${emails}::text[])
  union select u.email from account_members m join users u on u.id = m.user_id
    where m.account_id = ${accountId} and u.email = any(${emails}::text[]) and u.email_confirmed_at is not null`;

/** Finds those of `emails` whose holders consent to the account's mails. */
export async function findConsenting(
  em: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await run(em, consentingAmong(accountId, emails));
  return new Set(found.map(({ email }) => email));
}
