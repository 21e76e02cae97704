import { escapeIdentifier, type ClientBase } from 'pg';

/** The policy of every table whose rows are an account's. */
export const POLICY = 'account';

/** Schemas whose tables requests use; the queue's hold no rows of accounts. */
const SCHEMAS = ['public', 'graphile_worker'];

/** Tables with a policy, and how many of them it binds. */
export interface FenceState {
  tables: string[];
  bound: number;
}

/** Says what policies the database has, and whether they are switched on. */
export async function loadFence(client: ClientBase): Promise<FenceState> {
  const { rows } = await client.query<{ name: string; isBound: boolean }>(
    `select c.relname as name, c.relrowsecurity as "isBound" from pg_policy p join pg_class c on c.oid = p.polrelid
     where p.polname = $1 and c.relnamespace = 'public'::regnamespace order by 1`,
    [POLICY],
  );
  return { tables: rows.map(({ name }) => name), bound: rows.filter(({ isBound }) => isBound).length };
}

/** Whether every policy is switched on. */
export const isOn = ({ tables, bound }: FenceState): boolean => tables.length > 0 && bound === tables.length;

/**
 * Switches the policies on or off, a table at a time, so that no statement waits for more than one of them. The owner's
 * statements are bound by none, so processes that connect as the owner go on as before.
 */
export async function switchFence(client: ClientBase, isEnabled: boolean): Promise<void> {
  const { tables } = await loadFence(client);
  const verb = isEnabled ? 'enable' : 'disable';
  for (const table of tables)
    await client.query(`alter table ${escapeIdentifier(table)} ${verb} row level security`);
}

/**
 * Grants a role what requests need: rows and functions, no table of its own. Repeated at each start, after migrations
 * that may have added tables. The queue's tables have row security without policies, which lets nobody in but their owner.
 */
export async function grantRows(client: ClientBase, role: string): Promise<void> {
  const to = escapeIdentifier(role);
  for (const schema of SCHEMAS)
    await client.query(`
      grant usage on schema ${schema} to ${to};
      grant select, insert, update, delete on all tables in schema ${schema} to ${to};
      grant usage, select on all sequences in schema ${schema} to ${to};
      grant execute on all functions in schema ${schema} to ${to}`);
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace
       and c.relrowsecurity and not exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`,
    [role],
  );
  for (const { name } of rows)
    await client.query(
      `create policy ${to} on graphile_worker.${escapeIdentifier(name)} to ${to} using (true) with check (true)`,
    );
}
