import type { EntityManager } from '@mikro-orm/postgresql';

/** An account's own address, proven at sign-up, needs no second question. */
const FIND = `
  select email from mail_consents where account_id = ? and email = any(?::text[])
  union select email from users where id = ? and email = any(?::text[]) and email_confirmed_at is not null`;

/** Those of `emails` whose holders have agreed to the account's mails. */
export async function findConsenting(
  em: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = `{${emails.map((email) => JSON.stringify(email)).join(',')}}`;
  const found = await em.execute<{ email: string }[]>(FIND, [accountId, list, accountId, list]);
  return new Set(found.map(({ email }) => email));
}
