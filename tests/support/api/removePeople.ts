import type { TestDatabase } from '../postgres/testDatabase.ts';

/** Removes everybody, and their accounts with all that belongs to them. */
export async function removePeople(database: TestDatabase): Promise<void> {
  await database.query('delete from accounts where id in (select account_id from account_members)');
  await database.query('delete from users');
}
