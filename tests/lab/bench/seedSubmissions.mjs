import {
  createEmptyDefinition,
  createField,
  createOptions,
  withFields,
} from '../../../sdk/src/model/index.ts';

/** The form whose answers the seed writes. */
export const SEEDED_FORM = withFields(createEmptyDefinition('Orders'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('email'), id: 'email', label: 'Email' },
  {
    ...createField('select'),
    id: 'kind',
    label: 'Kind',
    options: createOptions(['Cake', 'Bread', 'Coffee']),
  },
  { ...createField('textarea'), id: 'message', label: 'Message' },
]);

/** Rows made by the database itself and written in one statement, as COPY would: no client in the way. */
const SEED = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select id, form_id, $2, revision_id, data, submitted_at, id, 'x', n::text, submission_search_text(data)
  from (
    select gen_random_uuid() as id, n, f.form_id, f.revision_id,
      timestamptz '2026-11-01' - n * interval '20 seconds' as submitted_at,
      jsonb_build_object(
        'name', (array['Ada','Grace','Alan','Edsger','Barbara','Donald'])[1 + n % 6] || ' ' || md5((n % 5000)::text),
        'email', 'visitor' || n || '@example' || n % 100 || '.com',
        'kind', (array['Cake','Bread','Coffee'])[1 + n % 3],
        'message', 'Please bring order ' || n || ' to ' || md5(n::text) || ' before noon, and ring twice') as data
    from unnest($1::uuid[], $3::uuid[]) as f(form_id, revision_id), generate_series($4::int, $5::int) as n
  ) as made`;

/** Rows of one statement: the server stays within its memory. */
const PART = 100_000;

/**
 * Fills forms with so many rows each. The indexes that are no constraint are dropped and made anew at the end: row by
 * row that of the search alone would take most of an hour for a million.
 * @param groups forms with their number of rows: `[[form, …], rows]`.
 */
export async function seedSubmissions(client, groups) {
  const { rows: indexes } = await client.query(
    `select format('%I', indexname) as name, indexdef as definition from pg_indexes
     where tablename = 'form_submissions' and indexname not in (select conname from pg_constraint)`,
  );
  const owner = await client.query('select account_id from forms limit 1');
  await client.query(
    `drop index ${indexes.map(({ name }) => name).join(', ')}; set maintenance_work_mem = '1GB'`,
  );
  for (const [forms, count] of groups) {
    const part = Math.floor(PART / forms.length);
    for (let from = 1; from <= count; from += part) {
      await client.query(SEED, [
        forms.map(({ id }) => id),
        owner.rows[0].account_id,
        forms.map(({ revisionId }) => revisionId),
        from,
        Math.min(from + part - 1, count),
      ]);
    }
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze form_submissions');
}
