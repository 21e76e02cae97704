import { escapeLiteral, type ClientBase } from 'pg';

/** Key of the advisory lock that lets one backup run at a time. */
export const BACKUP_LOCK = 7_315_207;

const STATE = `
  select current_setting('archive_mode') = 'on' as "canArchive",
    current_setting('archive_library') <> '' as archives,
    current_setting('archive_command') in ('', '(disabled)') as "isUnset",
    exists (select from pg_locks where locktype = 'advisory' and objid = ${BACKUP_LOCK}) as "isBackingUp"`;

/**
 * Has a server drop its log where nobody asked to archive it, or asks any longer: it would keep it for good (decision
 * 930). A backup that is being made is left alone.
 *
 * @param archives whether backups are scheduled; undefined leaves an archive as it is.
 */
export async function settleArchiving(client: ClientBase, archives: boolean | undefined): Promise<void> {
  const { rows } =
    await client.query<Record<'canArchive' | 'archives' | 'isUnset' | 'isBackingUp', boolean>>(STATE);
  const [state] = rows;
  if (!state?.canArchive || state.isBackingUp) return;
  const isUnwanted = state.archives ? archives === false : state.isUnset;
  if (isUnwanted) await setServer(client, { archive_library: '', archive_command: 'exit 0' });
}

/** Changes settings of the server, for good and at once. @param client a superuser's. */
export async function setServer(client: ClientBase, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await client.query(`alter system set ${name} = ${escapeLiteral(value)}`);
  await client.query('select pg_reload_conf()');
}
