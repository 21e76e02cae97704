import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { from as copyFrom } from './copyFrom.mjs';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { writeExport } from '../../api/src/exports/writeExport.ts';
import { beginSnapshot, readRows, findColumns, answersOf } from '../../api/src/exports/readRows.ts';
import { SAME_FORM } from './staticPage.mjs';
const ROWS = Number(process.env.ROWS ?? 200_000);
const folder = await mkdtemp(join(tmpdir(), 'inlay-prof-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
await migrate(postgres.connectionString);
const client = new pg.Client({ connectionString: postgres.connectionString });
await client.connect();
const uid = crypto.randomUUID(),
  fid = crypto.randomUUID(),
  rid = crypto.randomUUID();
try {
  await client.query(
    `insert into users (id, email, password_hash, created_at) values ($1,'a@b.example','x',now())`,
    [uid],
  );
  await client.query('begin');
  await client.query('set constraints all deferred');
  await client.query(
    `insert into forms (id, user_id, title, current_revision_id, created_at, updated_at) values ($1,$2,'T',$3,now(),now())`,
    [fid, uid, rid],
  );
  const def = {
    version: 1,
    ...SAME_FORM,
    fields: SAME_FORM.fields.map((f, i) => ({ id: f.id ?? `f${i}`, ...f })),
  };
  const { upgradeFormDefinition, createEmptyDefinition } = await import('@inlay/sdk/model');
  const { readDefinition } = await import('../../api/src/forms/readDefinition.ts').catch(() => ({}));
  let definition;
  try {
    definition = readDefinition ? readDefinition(SAME_FORM) : def;
  } catch (e) {
    console.log(e.message, e.issues);
    definition = def;
  }
  await client
    .query(
      `insert into form_revisions (id, form_id, account_id, number, definition, definition_version, created_at) values ($1,$2,$3,1,$4,$5,now())`,
      [rid, fid, uid, JSON.stringify(definition), definition.version ?? 1],
    )
    .catch(async (e) => {
      console.log(e.message);
      const r = await new Promise(() => {});
    });
  await client.query('commit');
  const ids = Object.fromEntries(definition.fields.map((f) => [f.label, f.id]));
  console.log(ids);
  await copyFrom(client, function* () {
    for (let at = 0; at < ROWS; at++) {
      const key = crypto.randomUUID();
      yield [
        key,
        fid,
        uid,
        rid,
        JSON.stringify({
          [ids.Name]: `Visitor ${at}`,
          [ids.Email]: `visitor${at}@example.com`,
          [ids.Phone]: `+49 30 ${1_000_000 + at}`,
          [ids.Date]: '2026-05-17',
          [ids.Company]: 'Acme, "Sons" & Co',
          [ids.Subject]: `=SUM(${at})`,
          [ids.Kind]: 'Question',
          [ids.How]: 'Mail',
          [ids['I agree']]: true,
          [ids.Message]: 'A message of some length, as people write them.\nIt has two lines. '.repeat(2),
        }),
        new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
        key,
        '',
        key,
      ];
    }
  });
  await client.query('vacuum analyze form_submissions');
  const t = async (name, work) => {
    const b = performance.now();
    const r = await work();
    console.log(name.padEnd(30), Math.round(performance.now() - b), 'ms', r ?? '');
  };
  const cols = definition.fields.map(({ id }) => `submission_data ->> '${id}'`).join(', ');
  await t('copy', () =>
    client.query(
      `copy (select submitted_at, ${cols} from form_submissions where form_id = '${fid}' order by submitted_at desc, id desc) to stdout (format csv, force_quote *)`,
    ),
  );
  const scope = {
    rows: { text: 's.form_id = ?::uuid and s.deleted_at is null', values: [fid] },
    titles: new Map([[fid, 'T']]),
    isOneForm: true,
    isNamed: false,
    timeZone: 'Europe/Berlin',
  };
  const snap = async (w) => {
    await beginSnapshot(client);
    const r = await w();
    await client.query('commit');
    return r;
  };
  for (let i = 0; i < 2; i++) {
    await t('readRows', () =>
      snap(async () => {
        let n = 0;
        for await (const b of readRows(client, scope)) n += b.length;
        return n;
      }),
    );
    await t('readRows+parse', () =>
      snap(async () => {
        let n = 0;
        for await (const b of readRows(client, scope)) {
          for (const r of b) answersOf(r);
          n += b.length;
        }
        return n;
      }),
    );
    await t('readRows+parse+cells', () =>
      snap(async () => {
        const c = await findColumns(client, scope, new Map());
        let n = 0;
        for await (const b of readRows(client, scope)) {
          for (const r of b) c.cellsOf(r, answersOf(r), [r.date, r.time]);
          n += b.length;
        }
        return n;
      }),
    );
    await t('whole csv', () =>
      snap(async () => {
        let n = 0;
        for await (const b of writeExport({ client, scope, format: 'csv' })) n += b.length;
        return n;
      }),
    );
  }
  await t('explain', async () => {
    const r = await client.query(
      `explain (analyze, buffers) select s.form_id::text, s.submission_data::text, to_char(s.submitted_at at time zone 'Europe/Berlin','YYYY-MM-DD') from form_submissions s where s.form_id = '${fid}' and s.deleted_at is null order by s.submitted_at desc, s.id desc`,
    );
    return '\n' + r.rows.map((x) => x['QUERY PLAN']).join('\n');
  });
} finally {
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
