import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';

/** A form that follows a kit, live or in its draft. */
interface Follower {
  kitId: string;
  id: string;
  title: string;
  isTrashed: boolean;
}

/** Lists the forms of an account that follow some of its kits, newest first; those in the trash as well. */
export async function listFollowers(
  em: EntityManager,
  accountId: string,
  kitIds: readonly string[],
): Promise<Follower[]> {
  if (kitIds.length === 0) return [];
  const kits = sql`(${sql.join(kitIds)})`;
  // The index of revisions by kit finds them; only the live one of each form counts.
  return run<Follower>(
    em,
    sql`
      select r.definition -> 'brand' ->> 'kitId' as "kitId", f.id, f.title, f.created_at as "createdAt",
        f.deleted_at is not null as "isTrashed"
      from form_revisions r join forms f on f.id = r.form_id and f.current_revision_id = r.id
      where r.account_id = ${accountId} and jsonb_exists(r.definition, 'brand')
        and r.definition -> 'brand' ->> 'kitId' in ${kits} and f.erased_at is null
      union
      select d.definition -> 'brand' ->> 'kitId', f.id, f.title, f.created_at, f.deleted_at is not null
      from form_drafts d join forms f on f.id = d.form_id
      where d.account_id = ${accountId} and d.is_current and d.definition -> 'brand' ->> 'kitId' in ${kits}
        and f.erased_at is null
      order by "createdAt" desc, id`,
  );
}
