import { OnlineMigration } from '../onlineMigration.ts';

/** Keys of counters, by the columns that functions name them with. */
const KEYS = [
  ['form_stats_versions_pkey', 'form_id, shard'],
  ['form_stats_days_pkey', 'form_id, day, shard'],
  ['form_stats_details_pkey', 'form_id, kind, day, key, shard'],
] as const;

/**
 * The functions that count name the key of a conflict instead of its columns, so that a key that has the account as
 * well is theirs, too (decision 541). The release before does not notice.
 */
export class Migration20261125235500_conflictsByName extends OnlineMigration {
  override name = 'Migration20261125235500_conflictsByName';

  override up(): Promise<void> {
    return this.reword(([key, columns]) => [`on conflict (${columns})`, `on conflict on constraint ${key}`]);
  }

  override down(): Promise<void> {
    return this.reword(([key, columns]) => [`on conflict on constraint ${key}`, `on conflict (${columns})`]);
  }

  private async reword(words: (key: (typeof KEYS)[number]) => readonly [from: string, to: string]): Promise<void> {
    for (const [from, to] of KEYS.map(words))
      await this.execute(`
        do $do$ declare one oid; begin
          for one in select p.oid from pg_proc p
            where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and strpos(p.prosrc, '${from}') > 0
          loop
            execute replace(pg_get_functiondef(one), '${from}', '${to}');
          end loop;
        end $do$`);
  }
}
