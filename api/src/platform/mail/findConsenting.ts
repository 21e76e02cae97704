import type { EntityManager } from '@mikro-orm/postgresql';

/** The address of an account's member was confirmed at sign-up and needs no consent. */
const FIND = `
  select email from mail_consents where account_id = ? and email = any(?::text[])
  union select u.email from account_members m join users u on u.id = m.user_id
    where m.account_id = ? and u.email = any(?::text[]) and u.email_confirmed_at is not null`;

/** Finds those of `emails` whose holders consent to the account's mails. */
export async function findConsenting(
  em: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = `{${emails.map((email) => JSON.stringify(email)).join(',')}}`;
  const found = await em.execute<{ email: string }[]>(FIND, [accountId, list, accountId, list]);
  return new Set(found.map(({ email }) => email));
}
