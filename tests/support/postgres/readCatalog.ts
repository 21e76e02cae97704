import type { TestDatabase } from './testDatabase.ts';

/** Each kind of thing in a schema as `name: definition`, from `pg_catalog`, without what extensions bring along. */
const CATALOG = `
  with tables as (
    select oid, relname, relkind, relpersistence, reloptions from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
  ), own_functions as (
    select oid, proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select 'table' as kind, relname || ': ' || concat_ws(' ', relkind, relpersistence, reloptions) as text from tables
  union all
  select 'column', concat(t.relname, '.', a.attname, ': ', format_type(a.atttypid, a.atttypmod), ' ', a.attnotnull,
    ' ', pg_get_expr(d.adbin, d.adrelid), ' ', a.attstorage, a.attidentity, a.attgenerated)
  from pg_attribute a join tables t on t.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint', concat(t.relname, '.', c.conname, ': ', pg_get_constraintdef(c.oid), ' ', c.convalidated)
  from pg_constraint c join tables t on t.oid = c.conrelid
  union all
  select 'index', concat(pg_get_indexdef(i.indexrelid), ' ', i.indisvalid)
  from pg_index i join tables t on t.oid = i.indrelid
  union all
  select 'trigger', concat(pg_get_triggerdef(g.oid), ' ', g.tgenabled)
  from pg_trigger g join tables t on t.oid = g.tgrelid where not g.tgisinternal
  union all
  select 'function', pg_get_functiondef(oid) from own_functions
  union all
  select 'sequence', relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  union all
  select 'type', typname from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
  union all
  select 'extension', extname from pg_extension
  order by 1, 2`;

/** Reads a schema whole, as lines that two databases can be compared by. */
export async function readCatalog(database: TestDatabase): Promise<string[]> {
  const rows = await database.query<{ kind: string; text: string }>(CATALOG);
  return rows.map(({ kind, text }) => `${kind} ${text}`);
}
