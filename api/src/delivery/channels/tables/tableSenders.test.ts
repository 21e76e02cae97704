import {
  createField,
  createOptions,
  withFields,
  createEmptyDefinition,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, onTestFinished, test } from 'vitest';
import { counted } from '../../../../../tests/support/counted.ts';
import { submitTo } from '../../../../../tests/support/api/inboxSamples.ts';
import { useWebhooks } from '../../../../../tests/support/api/webhookScene.ts';
import {
  EMAIL,
  MANY,
  notionPlace,
  PLACES,
  sheetsPlace,
  type Place,
} from '../../../../../tests/support/senders/places.ts';
import { withFaults } from '../../../../../tests/support/senders/faults.ts';
import type { FakeVendor } from '../../../../../tests/support/senders/vendor.ts';
import { vendorSender } from '../../../../../tests/support/senders/vendorSender.ts';
import { seededRandom } from '../../../../../tests/support/seededRandom.ts';
import { editUrl } from '../../../submissions/work/submissionLinks.ts';
import { runWaitingJobs } from '../../../app/startWorker.ts';

const SHARE = 0.2;

/** Submissions that are sent together, and after how many the jobs run. */
const AT_ONCE = 10;
const EACH_RUN = Math.max(AT_ONCE, MANY / 50);

const scene = useWebhooks();

const question = (id: string, label: string) => ({ ...createField('text'), id, label });
const shop = (...fields: Parameters<typeof withFields>[1]): FormDefinition =>
  withFields(createEmptyDefinition('Shop'), fields);

async function addSender(place: Place): Promise<{ id: string; path: string }> {
  const { status, body } = await scene.owner.post(scene.hooksPath(), place.entered);
  expect([status, body.error]).toEqual([201, undefined]);
  return { id: body.webhook.id, path: `${scene.hooksPath()}/${body.webhook.id}` };
}

/** Runs what waits, all of it now. */
async function run(place: Place, vendor: FakeVendor = place.vendor): Promise<void> {
  const webhooks = vendorSender(Object.fromEntries(place.hosts.map((host) => [host, vendor])));
  await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await scene.api.database.query(
    `update deliveries set next_attempt_at = now() where next_attempt_at > now()`,
  );
  await runWaitingJobs({ ...scene.api.deps, webhooks });
}

const waiting = async (): Promise<number> => {
  const [row] = await scene.api.database.query<{ count: string }>(
    `select count(*) from deliveries where channel <> 'mail' and state = 'waiting'`,
  );
  return Number(row?.count);
};

/** Changes the form as its owner does. */
async function save(definition: FormDefinition): Promise<void> {
  const path = `/api/forms/${scene.form.id}`;
  const { version } = (await scene.owner.get(path)).body;
  const saved = await scene.owner.put(`${path}/definition`, { definition, version });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  const [form] = await scene.api.database.query<{ current_revision_id: string }>(
    'select current_revision_id from forms where id = $1',
    [scene.form.id],
  );
  scene.form = { ...scene.form, revisionId: form?.current_revision_id ?? '' };
}

/** Presses Go on. */
async function goOn(path: string, place: Place): Promise<void> {
  const { channel } = place.entered;
  expect((await scene.owner.patch(path, { channel, isActive: true })).status).toBe(200);
}

/** Sends many submissions, of which some are worked on as they arrive. @returns their ids. */
async function answerMany(
  from: number,
  to: number,
  each: { answers(at: number): object; work(): Promise<void> },
) {
  const ids: string[] = [];
  for (let at = from; at < to; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_one, place) =>
      each.answers(at + place),
    );
    ids.push(...(await Promise.all(some.map((answers) => submitTo(scene.api, scene.form, answers)))));
    if (ids.length % EACH_RUN === 0) await each.work();
  }
  return ids;
}

test.each(PLACES)(
  'NOTIF-080 %s: every fifth answer is a fault, questions are renamed and moved: each row once, in its columns',
  async (name, make) => {
    const place = make();
    await scene.api.database.query(
      `update platform_settings set value = '1000000' where key like 'submitLimit%'`,
    );
    scene.form = await scene.api.buildForm(
      scene.owner,
      shop(question('name', 'Your name'), question('city', 'City'), {
        ...createField('checkbox'),
        id: 'extras',
        label: 'Extras',
        options: createOptions(['Nuts', 'Cream']),
      }),
    );
    const { path } = await addSender(place);
    const faulty = withFaults(place.vendor, { share: SHARE, random: seededRandom(11) });
    const half = place.many / 2;
    const work = async (): Promise<void> => {
      await run(place, faulty);
      const paused = 'select 1 from webhooks where stopped_reason is not null';
      if ((await scene.api.database.query(paused)).length > 0) await goOn(path, place);
    };
    const first = await answerMany(0, half, {
      answers: (at) => ({ name: `n${at}`, city: `c${at}`, extras: ['Nuts'] }),
      work,
    });
    await save(shop(question('city', 'Town'), question('street', 'Street'), question('name', 'Full name')));
    const second = await answerMany(half, place.many, {
      answers: (at) => ({ name: `n${at}`, city: `c${at}`, street: 's' }),
      work,
    });
    for (let runs = 0; runs < place.many; runs += 1) {
      await work();
      if ((await waiting()) === 0) break;
    }
    const rows = place.shown().toSorted((one, other) => rank(one) - rank(other));
    const all = [...first, ...second];
    const isRight = (row: Record<string, unknown>, at: number): boolean =>
      row['Submission'] === all[at] &&
      row['Your name'] === `n${at}` &&
      row['City'] === `c${at}` &&
      row['Extras'] === (at < half ? 'Nuts' : null) &&
      row['Street'] === (at < half ? null : 's');
    const right = rows.filter(isRight).length;
    counted({
      what:
        place.name === 'Google Sheets'
          ? 'sheetRows'
          : place.name === 'Notion'
            ? 'notionRows'
            : 'airtableRows',
      count: right - Math.max(0, rows.length - place.many),
      of: place.many,
      more: `${faulty.requests} requests, ${Object.values(faulty.counts).reduce((sum, one) => sum + one, 0)} faults, ${faulty.lostAnswers.length} of them after the write`,
    });
    const wrong = rows.find((row, at) => !isRight(row, at));
    expect([name, rows.length, right, wrong]).toEqual([name, place.many, place.many, undefined]);
    expect(faulty.lostAnswers.length).toBeGreaterThan(0);
  },
  600_000,
);

/** The place of a row's submission, by what it was answered with. */
const rank = (row: Record<string, unknown>): number => Number(String(row['Your name']).slice(1));

test.each(PLACES)(
  'NOTIF-083 %s: access withdrawn pauses it; given back, one press sends what is missing, in order',
  async (_name, make) => {
    const place = make();
    const { path } = await addSender(place);
    await scene.answer('Ada');
    await run(place);
    place.withdraw();
    await scene.answer('Bo');
    await scene.answer('Cy');
    await run(place);
    const { body } = await scene.owner.get(scene.hooksPath());
    expect(body.webhooks[0].stoppedReason).toMatch(/shared|deleted/);
    place.restore();
    await run(place);
    expect(place.shown()).toHaveLength(1);
    const channel = (place.entered as { channel: string }).channel;
    expect((await scene.owner.patch(path, { channel, isActive: true })).status).toBe(200);
    await run(place);
    expect(place.shown().map((row) => row['Your name'])).toEqual(['Ada', 'Bo', 'Cy']);
  },
);

test.each(PLACES)(
  'NOTIF-081 %s: sent again, and with another status, it is the same row',
  async (_name, make) => {
    const place = make();
    await addSender(place);
    const submissionId = await scene.answer('Ada');
    await run(place);
    const list = await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`);
    const sent = list.body.deliveries.find(({ channel }: { channel: string }) => channel !== 'mail');
    expect(sent).toMatchObject({ state: 'sent', submissionId });
    await scene.resend(sent.id);
    await scene.owner.post('/api/submissions/status', { ids: [submissionId], status: 'done' });
    await run(place);
    expect(place.shown()).toMatchObject([{ Submission: submissionId, 'Your name': 'Ada', Status: 'Done' }]);
  },
);

test.each(PLACES)(
  '%s: a test shows the very requests and the answer; the secret is nowhere in clear',
  async (_name, make) => {
    const place = make();
    const { path } = await addSender(place);
    expect((await scene.owner.post(`${path}/test`)).status).toBe(202);
    await scene.answer('Ada');
    await run(place);
    const { text, body } = await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`);
    const tried = body.deliveries.find(({ event }: { event: string }) => event === 'form.test');
    expect(tried).toMatchObject({ state: 'sent', lastStatus: 200 });
    expect(tried.request).toMatch(/^(GET|POST) https:/);
    expect(place.shown().some((row) => row['Submission'] === 'test')).toBe(true);
    const stored =
      JSON.stringify(await scene.api.database.query('select * from webhooks')) +
      JSON.stringify(await scene.api.database.query('select * from deliveries'));
    const listed = (await scene.owner.get(scene.hooksPath())).text;
    for (const where of [text, listed, stored, scene.api.log()]) {
      expect(where.includes(place.secret)).toBe(false);
      // Nor what Google gave for it.
      expect(where).not.toMatch(/ya29\.|assertion=/);
    }
  },
);

test.each(PLACES)(
  'NOTIF-084 %s: the tables that credentials reach are listed; what is wrong with them is said',
  async (_name, make) => {
    const place = make();
    const { webhooks } = scene.api.deps;
    const hand = (vendor: FakeVendor) =>
      Object.assign(webhooks, vendorSender(Object.fromEntries(place.hosts.map((host) => [host, vendor]))));
    const real = { ...webhooks };
    onTestFinished(() => void Object.assign(webhooks, real));
    hand(place.vendor);
    const path = `/api/forms/${scene.form.id}/sender-tables`;
    const { channel, credentials, settings } = place.entered;
    const more = channel === 'sheets' ? { spreadsheetId: 'book' } : {};
    const found = await scene.owner.post(path, { channel, credentials, ...more });
    expect([found.status, found.body.problem]).toEqual([200, null]);
    expect(found.body.tables).toEqual([{ title: expect.stringMatching(/Answers/), settings }]);
    expect(found.body.account).toBe(channel === 'sheets' ? EMAIL : null);
    // Those of a sender are asked for by its id: the screen has no secrets.
    const { id: senderId } = await addSender(place);
    expect((await scene.owner.post(path, { channel, senderId, ...more })).body).toEqual(found.body);
    // A sender of the whole account, or one to be, asks without a form; that of a form is none of them.
    const ofAccount = '/api/webhooks/sender-tables';
    expect((await scene.owner.post(ofAccount, { channel, credentials, ...more })).body).toEqual(found.body);
    expect((await scene.owner.post(ofAccount, { channel, senderId, ...more })).status).toBe(404);
    place.end();
    const refused = await scene.owner.post(path, { channel, senderId, ...more });
    expect(refused.body).toMatchObject({
      tables: [],
      problem: 'The receiver no longer accepts the credentials: they were withdrawn or replaced.',
    });
    await expect(
      (await scene.api.signedIn()).post(path, { channel, senderId, ...more }),
    ).resolves.toMatchObject({
      status: 404,
    });
  },
);

test('NOTIF-084 a table takes one sender of an account, also when one is changed', async () => {
  const [place, other] = [notionPlace(), notionPlace()];
  await addSender(place);
  const refused = await scene.owner.post(scene.hooksPath(), place.entered);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'Another sender of this account already writes to this table.',
  ]);
  const { path } = await addSender(other);
  const { channel, settings } = place.entered;
  expect((await scene.owner.patch(path, { channel, settings })).status).toBe(400);
  expect((await scene.owner.patch(path, { ...other.entered, name: 'Same table' })).status).toBe(200);
});

test('Google Sheets: a key that is none is refused beside its field', async () => {
  const place = sheetsPlace();
  const entered = { ...place.entered, credentials: { key: '{"type":"authorized_user"}' } };
  const refused = await scene.owner.post(scene.hooksPath(), entered);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'Paste the whole JSON file of the key of a service account.',
  ]);
});

test.each(PLACES)(
  'HOOK-013 %s: an edit changes the row in place, a withdrawal marks it until it is restored',
  async (_name, make) => {
    const place = make();
    await addSender(place);
    const submissionId = await scene.answer('Ada');
    const other = await scene.answer('Bo');
    await run(place);
    const edited = await scene.owner.put(`/api/submissions/${submissionId}/answers`, {
      version: 1,
      answers: { name: 'Ada Byron' },
    });
    expect(edited.status).toBe(200);
    await run(place);
    expect(place.shown()).toMatchObject([
      { Submission: submissionId, 'Your name': 'Ada Byron' },
      { Submission: other, 'Your name': 'Bo' },
    ]);
    await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { allowsWithdrawal: true });
    const { pathname } = new URL(editUrl(scene.api.deps.config, submissionId));
    expect((await scene.api.visitor().send('POST', `${pathname}/withdraw`)).status).toBe(200);
    await run(place);
    expect(place.shown()).toMatchObject([
      { Submission: submissionId, 'Your name': 'Ada Byron', Status: 'Withdrawn' },
      { Submission: other },
    ]);
    const restored = await scene.owner.post('/api/submissions/restore', { ids: [submissionId] });
    expect(restored.status).toBe(200);
    await run(place);
    expect(place.shown()).toMatchObject([
      { Submission: submissionId, 'Your name': 'Ada Byron', Status: 'Open' },
      { Submission: other },
    ]);
  },
);
