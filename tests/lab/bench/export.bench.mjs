import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fieldsOf } from '@inlay/sdk/model';
import { from as copyFrom } from './copyFrom.mjs';
import { startStage } from './platform.mjs';
import { SAME_FORM } from './staticPage.mjs';

const ROWS = 200_000;
/** Rows of the export whose memory the large one is held against: what both need is not growth. */
const FEW = 20_000;
/** A CSV may take this many times what the database needs to say the same rows. */
const MOST_TIME = 2;
/** The answer of `GET /api/submissions/export` begins within this time, in milliseconds. */
const FIRST_BYTE_MS = 100;
/** What the platform's heap may hold at all: an export that kept its rows would end it. */
const HEAP_MB = 128;
/** And its memory must not grow with the number of rows, in MB. */
const MOST_GROWTH_MB = 50;

/** `npm run bench -- export`: 200,000 submissions as CSV, Excel and JSON lines beside a bare COPY. */
export async function run() {
  await using stage = await startStage({
    // Otherwise the collector has no reason to give anything back, and laziness looks like growth.
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --max-semi-space-size=4`,
  });
  const { platform, client } = stage;
  const form = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  await seed(client, form, FEW);
  await exportAs(stage, form, 'csv');
  await exportAs(stage, form, 'xlsx');
  const rest = await measureMemory(platform, () => exportAs(stage, form, 'csv'));
  await seed(client, form, ROWS - FEW);
  await client.query('analyze form_submissions');
  const copied = await timed(() => copyOut(client, form));
  console.log(`copy to stdout of ${ROWS.toLocaleString('en')} rows: ${Math.round(copied.ms)} ms`);
  let isFine = true;
  const ratios = {};
  for (const format of ['csv', 'jsonl', 'xlsx']) {
    const { result, peak } = await measureMemory(platform, () => exportAs(stage, form, format));
    const ratio = result.ms / copied.ms;
    ratios[`COPY to ${format}`] = 1 / ratio;
    const growth = (peak - rest.peak) / 1024;
    console.log(
      `${format}: ${Math.round(result.ms)} ms, ${ratio.toFixed(1)} times the copy; ` +
        `${(result.bytes / 1024 ** 2).toFixed(1)} MB; memory ${growth.toFixed(0)} MB above an export of ${FEW.toLocaleString('en')} rows`,
    );
    isFine &&= result.rows === ROWS && growth <= MOST_GROWTH_MB && (format !== 'csv' || ratio <= MOST_TIME);
  }
  const streamed = await streamCsv(platform, form);
  const ratio = streamed.ms / copied.ms;
  console.log(
    `csv as one answer: first byte after ${Math.round(streamed.firstMs)} ms, ${Math.round(streamed.ms)} ms, ${ratio.toFixed(1)} times the copy`,
  );
  ratios['COPY to csv as one answer'] = 1 / ratio;
  return { isMet: isFine && streamed.firstMs <= FIRST_BYTE_MS && ratio <= MOST_TIME, ratios };
}

async function seed(client, form, count) {
  const ids = Object.fromEntries(fieldsOf(form.definition).map((field) => [field.label, field.id]));
  const answers = (at) => ({
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
  });
  const { rows } = await client.query('select account_id from forms where id = $1', [form.id]);
  await copyFrom(client, function* () {
    for (let at = 0; at < count; at++) {
      const key = crypto.randomUUID();
      const time = new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString();
      yield [
        key,
        form.id,
        rows[0].account_id,
        form.revisionId,
        JSON.stringify(answers(at)),
        time,
        key,
        '',
        key,
      ];
    }
  });
}

/** The same rows, as the database itself says them. */
async function copyOut(client, form) {
  const columns = fieldsOf(form.definition)
    .map(({ id }) => `submission_data ->> '${id}'`)
    .join(', ');
  const sql = `copy (select submitted_at, ${columns} from form_submissions where form_id = '${form.id}'
    order by submitted_at desc, id desc) to stdout (format csv, force_quote *)`;
  return client.query(sql);
}

async function exportAs({ platform, client }, form, format) {
  const begun = performance.now();
  const { id } = await platform.call('POST', '/api/exports', { format, filter: { formId: form.id } });
  // Asks the database, because every question takes time from the one process that writes.
  const isRunning = () =>
    client.query(`select 1 from exports where id = $1 and state in ('waiting', 'running')`, [id]);
  while ((await isRunning()).rows.length > 0) await wait(5);
  const ms = performance.now() - begun;
  const item = await platform.call('GET', `/api/exports/${id}`);
  const response = await fetch(`${platform.url}/api/exports/${item.id}/file`, {
    headers: { cookie: platform.cookie },
  });
  const hash = createHash('sha256');
  for await (const chunk of response.body) hash.update(chunk);
  if (hash.digest('hex') !== item.sha256) throw new Error(`The ${format} file is not what it says it is.`);
  return { ms, rows: item.rows, bytes: item.bytes };
}

/** The export as one answer, read to its end. */
async function streamCsv(platform, form) {
  const begun = performance.now();
  const response = await fetch(`${platform.url}/api/submissions/export?formId=${form.id}`, {
    headers: { cookie: platform.cookie },
  });
  let firstMs = 0;
  for await (const chunk of response.body) if (chunk.length > 0) firstMs ||= performance.now() - begun;
  return { firstMs, ms: performance.now() - begun };
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return { ms: performance.now() - begun };
}

/** The most memory the platform has during some work, in KB. */
async function measureMemory(platform, work) {
  let peak = 0;
  const look = async () => {
    const status = await readFile(`/proc/${platform.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  };
  const timer = setInterval(() => void look(), 20);
  const result = await work();
  clearInterval(timer);
  await look();
  return { result, peak };
}
