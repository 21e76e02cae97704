import type { Reference, Trigger, UniqueKey } from './findUnshardable.ts';

/** Whatever runs a statement. */
export interface SchemaSource {
  query<Row extends object>(sql: string): Promise<Row[]>;
}

/** Reads every validated foreign key, its columns in order. */
export const loadForeignKeys = (database: SchemaSource): Promise<Reference[]> =>
  database.query<Reference>(`
    select c.conname as name, c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to",
      array(select a.attname::text from unnest(c.conkey) with ordinality k (n, i)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.i) as columns,
      array(select a.attname::text from unnest(c.confkey) with ordinality k (n, i)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.i) as targets,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.convalidated`);

/** Reads every unique and primary key; a column of an expression has no name. */
export const loadKeys = (database: SchemaSource): Promise<UniqueKey[]> =>
  database.query<UniqueKey>(`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as "table",
      array(select coalesce(a.attname::text, '') from unnest(i.indkey) k (n)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n) as columns,
      case k.contype when 'p' then 'primary key' when 'u' then 'unique' else 'index' end as kind
    from pg_index i join pg_class c on c.oid = i.indrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid and k.contype in ('p', 'u')
    where i.indisunique and i.indisvalid and c.relnamespace = 'public'::regnamespace`);

/** Reads every trigger that is not a foreign key's own. */
export const loadTriggers = (database: SchemaSource): Promise<Trigger[]> =>
  database.query<Trigger>(`
    select t.tgname::text as name, t.tgrelid::regclass::text as "table", pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);

/** Reads the signature of every own function that is no trigger's, those that another calls first. */
export async function loadFunctions(database: SchemaSource): Promise<string[]> {
  const rows = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`);
  return rows.map(({ name }) => name);
}
