import { randomBytes, randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withPages } from '@inlay/sdk/model';
import { makeForm, startDatabase, startProcess } from './platform.mjs';
import { sleep } from './scene.mjs';

/** Visitors at the same time. */
const AT_ONCE = 48;
/** Time between two kills, in ms: long enough for a start and some hundred visitors. */
const KILL_EVERY_MS = 4_000;
/** Time between two publishings, in ms. */
const PUBLISH_EVERY_MS = 1_500;
/** Time after which an unanswered request is sent again, in ms. */
const AGAIN_MS = 100;

const text = (id) => ({ ...createField('text'), id, label: id });
const page = (id, field) => ({ id, title: id, description: '', nextLabel: '', items: [text(field)] });
const definition = withPages(createEmptyDefinition('Order'), [
  page('p1', 'name'),
  page('p2', 'colour'),
  page('p3', 'note'),
]);

const secret = () => randomBytes(16).toString('hex');

/** Publishes the form again, with another title of its first page; everything else stays. */
const PUBLISH = `
  with next as (
    insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
    select gen_random_uuid(), form_id, account_id, number + 1,
      jsonb_set(definition, '{pages,0,title}', to_jsonb('Page ' || number)), field_count, now()
    from form_revisions where form_id = $1 order by number desc limit 1
    returning id, form_id)
  update forms set current_revision_id = next.id from next where forms.id = next.form_id`;

/** Asks until the platform answers, as a browser does: a killed one is back after a while. */
async function ask(url, { body, source }) {
  for (;;) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    if (response && response.status < 500) {
      const answer = await response.text().catch(() => null);
      if (answer !== null) return { status: response.status, text: answer };
    }
    await sleep(AGAIN_MS);
  }
}

/** One visitor: stops on one device, goes on with another, and sends from one of them or from both at once. */
async function visit({ url, form }, at) {
  const source = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  const api = `${url}/api/public/forms/${form.id}`;
  const key = randomUUID();
  const token = secret();
  const save = async (device, changes) => {
    const body = {
      revisionId: form.revisionId,
      idempotencyKey: key,
      token,
      savedBy: device,
      wantsCode: false,
      ...changes,
    };
    return JSON.parse((await ask(`${api}/unfinished`, { body, source })).text);
  };
  const [one, other] = [secret(), secret()];
  const answers = { name: `visitor ${at}` };
  const first = await save(one, { version: 0, pageId: 'p2', answers });
  const opened = await ask(`${url}/embed/${form.id}?continue=${token}`, { source });
  const data = JSON.parse(/id="form-data">(.*?)<\/script>/s.exec(opened.text)?.[1] ?? '{}');
  const isBack = data.initialValues?.name === answers.name;
  const version = data.form?.planned?.unfinished?.link?.version ?? first.version;
  const whole = { ...answers, colour: `colour ${at}`, note: `note ${at}` };
  let isTold = true;
  if (at % 4 === 0) {
    // Both devices save at once: one follows, the other is told.
    const both = await Promise.all([
      save(other, { version, pageId: 'p3', answers: whole }),
      save(secret(), { version, pageId: 'p3', answers: { ...whole, note: 'another' } }),
    ]);
    isTold = both.filter(({ kind }) => kind === 'saved').length <= 1;
  } else await save(other, { version, pageId: 'p3', answers: whole });
  const send = async () => {
    const body = { revisionId: form.revisionId, idempotencyKey: key, answers: whole };
    return ask(`${api}/submissions`, { body, source });
  };
  const sent = await Promise.all(at % 3 === 0 ? [send(), send()] : [send()]);
  const receipts = new Set(sent.map(({ text: body }) => JSON.parse(body).receiptCode));
  const used = await ask(`${url}/embed/${form.id}?continue=${token}`, { source });
  return {
    key,
    answers: whole,
    isBack,
    isTold,
    isAcknowledged: sent.every(({ status }) => status === 201) && receipts.size === 1,
    isUsed: used.text.includes('Already sent'),
  };
}

/**
 * Visitors stop, change device, go on and send, while the platform is killed and the form is published again and again
 * (E27): one row each, none lost, none doubled, and nothing left of what was kept.
 */
export async function continueElsewhere({ isShort, visitors = isShort ? 300 : 10_000 }) {
  await using running = new AsyncDisposableStack();
  const database = running.use(await startDatabase());
  const platform = running.use(await startProcess(database.url));
  const form = await makeForm(database, { definition });
  await database.query(
    `insert into form_publishing (form_id, account_id, prefillable, hidden_fields, keeps_unfinished)
     select id, account_id, '{}', '{}', true from forms where id = $1`,
    [form.id],
  );
  const scene = { url: platform.url, form };
  const over = new AbortController();
  let [kills, publishings] = [0, 0];
  const killing = (async () => {
    while (!over.signal.aborted) {
      await sleep(KILL_EVERY_MS);
      if (over.signal.aborted) return;
      await platform.end('SIGKILL');
      kills++;
      await platform.start();
    }
  })();
  const publishing = (async () => {
    while (!over.signal.aborted) {
      await sleep(PUBLISH_EVERY_MS);
      if (over.signal.aborted) return;
      await database.query(PUBLISH, [form.id]);
      publishings++;
    }
  })();
  const visits = [];
  let next = 0;
  const walk = async () => {
    while (next < visitors) visits.push(await visit(scene, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  over.abort();
  await Promise.all([killing, publishing]);
  const rows = await database.query(
    'select idempotency_key as key, submission_data as answers from form_submissions where form_id = $1',
    [form.id],
  );
  const stored = new Map(Map.groupBy(rows, ({ key }) => key));
  const isSame = (one, other) => Object.entries(one).every(([id, value]) => other[id] === value);
  const history = { acknowledged: 0, lost: 0, doubled: 0, changed: 0, unknown: 0 };
  for (const { key, answers, isAcknowledged } of visits) {
    const own = stored.get(key) ?? [];
    if (isAcknowledged) history.acknowledged++;
    if (own.length === 0) history.lost++;
    if (own.length > 1) history.doubled++;
    if (own[0] && !isSame(answers, own[0].answers)) history.changed++;
  }
  const left = await database.query(
    `select 1 from unfinished_answers where form_id = $1 and ended_as is null and not exists (
       select from form_submissions s where s.form_id = $1 and s.idempotency_key = unfinished_answers.idempotency_key)`,
    [form.id],
  );
  const all = (name) => visits.every((one) => one[name]);
  return {
    history,
    figures: { visitors, kills, 'published again': publishings, rows: rows.length },
    passes: {
      'one row each': rows.length === visitors && history.lost + history.doubled + history.changed === 0,
      'each is acknowledged with one receipt': all('isAcknowledged'),
      'each found its answers on the other device': all('isBack'),
      'of two devices at once one is first': all('isTold'),
      'each link says afterwards that it was used': all('isUsed'),
      'nothing is left as unfinished': left.length === 0,
      ...(!isShort && { 'the platform was killed': kills > 0 }),
    },
  };
}
