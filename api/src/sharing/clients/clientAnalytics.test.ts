import { beforeAll, expect, test } from 'vitest';
import { analysedDefinition, pageLoad, readFigures } from '../../../../tests/support/api/analyticsSamples.ts';
import {
  useTestApi,
  type TestPerson,
  type BuiltForm,
  type TestPortalClient,
} from '../../../../tests/support/api/testApi.ts';
import type { ClientAnalytics } from '../../platform/contract/index.ts';

type PortalClient = TestPortalClient;
type Form = BuiltForm;

const MINUTE = 60_000;
const PERIOD = { from: '2026-03-25', to: '2026-04-03' };
const ZONE = 'Asia/Kathmandu';
/** In the middle of a quarter of an hour. */
const SINCE = '2026-03-30T10:07:00.000Z';
const FIRST_QUARTER = Date.parse('2026-03-30T10:15:00Z');

const api = useTestApi();
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  admin = await api.signedIn({ role: 'admin' });
});

const share = async (form: Form, client: PortalClient, clientAccess: object = {}) => {
  const answer = await admin.patch(`/api/admin/forms/${form.id}/assignment`, {
    clientId: client.clientId,
    clientAccess,
  });
  expect(answer.status).toBeLessThan(300);
};

async function clientFigures(client: PortalClient, query = ''): Promise<ClientAnalytics> {
  const path = `/api/client-analytics?from_date=${PERIOD.from}&to_date=${PERIOD.to}&zone=${ZONE}${query}`;
  const answer = await client.get(path);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body as ClientAnalytics;
}

/** Returns moments at this interval over 14 days. */
const moments = (minutes: number): number[] => {
  const first = Date.parse('2026-03-22T00:03:00Z');
  return Array.from({ length: (14 * 1_440) / minutes }, (_, at) => first + at * minutes * MINUTE);
};

/** Adds submissions, views, starts, completions and clicks of a form, each at its own interval. */
async function fill(form: Form): Promise<void> {
  const times = (minutes: number) => moments(minutes).map((at) => new Date(at));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', at, gen_random_uuid(), '', gen_random_uuid()::text
     from unnest($4::timestamptz[]) as at`,
    [form.id, owner.accountId, form.revisionId, times(37)],
  );
  await api.database.query(
    `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email)
     select gen_random_uuid(), $1, $2, 'view_form', at, 'a@b.example' from unnest($3::timestamptz[]) as at`,
    [form.id, owner.accountId, times(91)],
  );
  for (const [column, minutes] of [
    ['views', 11],
    ['starts', 17],
    ['completions', 23],
  ] as const) {
    await api.database.query(
      `insert into form_stats_days as s (form_id, day, shard, account_id, ${column}, ${column}_at)
       select $1::uuid, (at at time zone 'UTC')::date, 0, $2::uuid, count(*), sum(form_stats_quarter(at))
       from unnest($3::timestamptz[]) as at group by 2
       on conflict on constraint form_stats_days_pkey do update
       set ${column} = s.${column} + excluded.${column}, ${column}_at = s.${column}_at + excluded.${column}_at`,
      [form.id, owner.accountId, times(minutes)],
    );
  }
}

/** Returns the moments within the period that are not before the start of visibility. */
const inPeriod = (minutes: number, since = 0): number[] => {
  const until = Date.parse(`${PERIOD.to}T18:15:00Z`);
  const from = Date.parse(`${PERIOD.from}T00:00:00Z`) - 345 * MINUTE;
  return moments(minutes).filter((at) => at >= Math.max(from, since) && at < until);
};

test('CLNT-047 CLNT-048 CLNT-050 ANLY-040 a client gets the figures of their forms in the shape that owners get them', async () => {
  const client = await api.signedInClient();
  const [shared, kept] = [
    await api.buildForm(owner, analysedDefinition('Shared')),
    await api.buildForm(owner, analysedDefinition('Kept back')),
  ];
  const folder = (await owner.post('/api/folders', { name: 'Key accounts' })).body.id as string;
  await owner.patch(`/api/forms/${shared.id}`, { clientFolderId: folder });
  await fill(shared);
  await fill(kept);
  await share(shared, client);
  const query = `?from=${PERIOD.from}&to=${PERIOD.to}&zone=${ZONE}&formId=${shared.id}`;
  const { forms, ...owners } = await readFigures(owner, query);
  const { forms: choice, isSinceShared, ...clients } = await clientFigures(client, `&form_id=${shared.id}`);
  expect(clients).toEqual(owners);
  expect(isSinceShared).toBe(false);
  expect(clients.totalSubmissions).toBe(inPeriod(37).length);
  expect(forms).toMatchObject([
    { title: 'Kept back', folderName: null },
    { title: 'Shared', folderName: 'Key accounts' },
  ]);
  // The name of the folder is the owner's.
  expect(choice).toEqual([{ id: shared.id, title: 'Shared', isActive: true, folderName: null }]);
  const all = await clientFigures(client);
  expect([all.totalForms, all.totalSubmissions, all.fields]).toEqual([1, owners.totalSubmissions, null]);
});

test('CLNT-050 nothing from before the day of an assignment is in any figure, each form having its own day', async () => {
  const client = await api.signedInClient();
  const [early, late] = [
    await api.buildForm(owner, analysedDefinition('From the beginning')),
    await api.buildForm(owner, analysedDefinition('Later')),
  ];
  await fill(early);
  await fill(late);
  await share(early, client);
  await share(late, client, { visibleFrom: SINCE });
  const found = await clientFigures(client);
  const sum = (minutes: number): number => inPeriod(minutes).length + inPeriod(minutes, FIRST_QUARTER).length;
  expect(found).toMatchObject({
    isSinceShared: true,
    totalSubmissions: sum(37),
    views: sum(11),
    starts: sum(17),
    completions: sum(23),
    totalEmailClicks: sum(91),
  });
  const dated = (minutes: number, since = 0) => {
    const days = new Map<string, number>();
    for (const at of inPeriod(minutes, since)) {
      const day = new Date(at + 345 * MINUTE).toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    return days;
  };
  const expected = (minutes: number) => {
    const [whole, part] = [dated(minutes), dated(minutes, FIRST_QUARTER)];
    return found.submissionsByDate.map(({ date }) => (whole.get(date) ?? 0) + (part.get(date) ?? 0));
  };
  expect(found.submissionsByDate.map(({ submissions }) => submissions)).toEqual(expected(37));
  expect(found.submissionsByDate.map(({ views }) => views)).toEqual(expected(11));
  expect(found.submissionsByDate.map(({ starts }) => starts)).toEqual(expected(17));
  expect(found.submissionsByDate.map(({ completions }) => completions)).toEqual(expected(23));
  const hours = Array.from({ length: 24 }, () => 0);
  for (const at of [...inPeriod(37), ...inPeriod(37, FIRST_QUARTER)]) {
    const hour = new Date(at + 345 * MINUTE).getUTCHours();
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  expect(found.submissionsByHour.map(({ submissions }) => submissions)).toEqual(hours);
  expect(found.formMetrics.map(({ submissionCount }) => submissionCount)).toEqual([
    inPeriod(37).length,
    inPeriod(37, FIRST_QUARTER).length,
  ]);
  // Half a period gives nothing to compare with.
  expect(found.before.submissions).toBe(0);
});

test('CLNT-050 a day that has not come yet hides everything, the last submission included', async () => {
  const client = await api.signedInClient();
  const form = await api.buildForm(owner, analysedDefinition('Not yet'));
  await fill(form);
  await share(form, client, { visibleFrom: '2099-01-01T00:00:00.000Z' });
  const found = await clientFigures(client, `&form_id=${form.id}`);
  expect(JSON.stringify(found)).not.toMatch(
    /(ubmissions|icks|irects|views|starts|tions|Rate|reached|dropOff)":[1-9]/,
  );
  expect(found.formMetrics).toMatchObject([{ submissionCount: 0, views: 0, lastSubmission: null }]);
  expect(found.fields).toHaveLength(3);
});

test('CLNT-050 figures by field leave out fields that are kept, and none can be worked out from the others', async () => {
  const client = await api.signedInClient();
  const form = await api.buildForm(owner, analysedDefinition('Fields'));
  const [name, email, city] = ['name', 'email', 'city'];
  for (const reached of [[name], [name, email], [name, email], [name, email, city]]) {
    const report = pageLoad({ hasStarted: true, reached, errors: ['email'] });
    api.deps.visits.record({ formId: form.id, sourceHash: form.id, report });
  }
  await api.deps.visits.flush();
  await share(form, client, { visibleFields: ['name', 'city'] });
  const today = new Date().toISOString().slice(0, 10);
  const path = `/api/client-analytics?from_date=${today}&to_date=${today}&form_id=${form.id}`;
  const { text, body } = await client.get(path);
  expect(body.fields).toEqual([
    // One visitor left at the first field, two at the hidden one: the field must not be revealed.
    { fieldId: 'name', label: 'Name', reached: 4, dropOff: 3, errors: 0, isRequired: false },
    { fieldId: 'city', label: 'City', reached: 1, dropOff: 1, errors: 0, isRequired: false },
  ]);
  expect(text).not.toContain('Email"');
});

test('CLNT-050 D-141 D-142 figures come whether or not submissions are shared; forms of others and in the trash are not there', async () => {
  const client = await api.signedInClient();
  const form = await api.buildForm(owner, analysedDefinition('Unshared'));
  await fill(form);
  await share(form, client, { mayReadSubmissions: false });
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  const found = await clientFigures(client);
  expect(found.totalSubmissions).toBe(inPeriod(37).length);
  expect(found.formMetrics).toMatchObject([{ formTitle: 'Unshared', isActive: false }]);
  const stranger = await api.signedInClient();
  const named = `/api/client-analytics?from_date=${PERIOD.from}&to_date=${PERIOD.to}&form_id=${form.id}`;
  expect((await stranger.get(named)).body.error.code).toBe('form.not_found');
  expect((await clientFigures(stranger)).totalForms).toBe(0);
  await owner.delete(`/api/forms/${form.id}`);
  expect((await client.get(named)).body.error.code).toBe('form.not_found');
  expect((await clientFigures(client)).totalSubmissions).toBe(0);
});

test('CLNT-047 D-132 the two days are needed, in their order; a time in ISO 8601 stands for its day in the zone', async () => {
  const client = await api.signedInClient();
  const form = await api.buildForm(owner, analysedDefinition('By time'));
  await fill(form);
  await share(form, client);
  const byDays = await clientFigures(client);
  // In Kathmandu, 18:15 UTC is already the next day.
  const path = `/api/client-analytics?from_date=2026-03-24T18:15:00.000Z&to_date=2026-04-03T18:14:59Z&zone=${ZONE}`;
  expect((await client.get(path)).body).toEqual(byDays);
  expect((await client.get('/api/client-analytics')).status).toBe(400);
  const wrong = await client.get('/api/client-analytics?from_date=2026-02-02&to_date=2026-02-01');
  expect(wrong.body.error.issues).toMatchObject([
    { path: ['to_date'], message: 'Please choose a valid date range' },
  ]);
});
