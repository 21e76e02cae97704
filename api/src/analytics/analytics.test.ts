import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { checkStats } from './checkStats.ts';

const field = (type: 'header' | 'text' | 'email', id: string, label: string) => ({
  ...createField(type),
  id,
  label,
});
const definition = (title: string) => ({
  ...createEmptyDefinition(title),
  fields: [
    field('header', 'head', 'Head'),
    field('text', 'name', 'Name'),
    field('email', 'email', 'Email'),
    field('text', 'city', 'City'),
  ],
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.liftSubmitLimits();
});
afterAll(() => api.stop());

/** Lines of a section differ in length. */
const readSection = (section: string): string[][] => parse(section, { bom: true, relax_column_count: true });

type Form = Awaited<ReturnType<TestApi['buildForm']>>;
const PERIOD = '?from=2026-01-01&to=2026-12-31&zone=UTC';

const submit = async (form: Form): Promise<string> => {
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  return body.submissionId as string;
};

const read = async (person: TestPerson, query: string) => {
  const answer = await person.get(`/api/analytics${query}`);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body;
};

/** What is counted now, day by day, against the rows. */
const differences = () => checkStats(api.deps);

interface Report {
  loadId: string;
  hasStarted: boolean;
  seconds: number | null;
  reached: string[];
  errors: string[];
}
const load = (part: Partial<Report> = {}): Report => ({
  ...{ loadId: randomUUID(), hasStarted: false, seconds: null, reached: [], errors: [] },
  ...part,
});
const report = (form: Form, body: unknown, type = 'text/plain;charset=UTF-8') =>
  api.visitor().send('POST', `/api/public/forms/${form.id}/visits`, {
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

describe('a golden log', () => {
  /** A fixed sequence of numbers, as chance would have it (mulberry32). */
  function chance(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  interface GoldenSubmission {
    form: number;
    at: number;
    isTrashed: boolean;
  }
  interface GoldenClick {
    form: number;
    at: number;
    type: 'view_submission' | 'view_form';
  }

  const EVENTS = 100_000;
  const FIRST = Date.parse('2026-01-01T00:00:00Z');
  const SPAN = 120 * 86_400_000;
  const submissions: GoldenSubmission[] = [];
  const clicks: GoldenClick[] = [];
  const redirects: { form: number; at: number }[] = [];
  const views: { form: number; at: number }[] = [];
  let owner: TestPerson;
  let forms: (Form & { title: string })[];

  beforeAll(async () => {
    const next = chance(7);
    for (let count = 0; count < EVENTS; count++) {
      const at = FIRST + Math.floor(next() * SPAN);
      const form = Math.floor(next() ** 2 * 7);
      const kind = next();
      if (kind < 0.4) submissions.push({ form, at, isTrashed: next() < 0.1 });
      else if (kind < 0.6) clicks.push({ form, at, type: next() < 0.7 ? 'view_submission' : 'view_form' });
      else if (kind < 0.7) redirects.push({ form, at });
      else views.push({ form, at });
    }
    owner = await api.signedIn();
    forms = [];
    for (let at = 0; at < 7; at++) {
      forms.push({ ...(await api.buildForm(owner, definition(`Form ${at}`))), title: `Form ${at}` });
    }
    const ids = (all: readonly { form: number }[]) => all.map(({ form }) => forms[form]?.id);
    const times = (all: readonly { at: number }[]) => all.map(({ at }) => new Date(at));
    await api.database.query(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         deleted_at, idempotency_key, content_hash, receipt_code)
       select gen_random_uuid(), r.form_id, $1, f.current_revision_id, '{}', r.at, case when r.gone then now() end,
         gen_random_uuid(), '', gen_random_uuid()::text
       from unnest($2::uuid[], $3::timestamptz[], $4::boolean[]) as r(form_id, at, gone) join forms f on f.id = r.form_id`,
      [owner.userId, ids(submissions), times(submissions), submissions.map(({ isTrashed }) => isTrashed)],
    );
    await api.database.query(
      `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email)
       select gen_random_uuid(), form_id, $1, type, at, 'a@b.example'
       from unnest($2::uuid[], $3::timestamptz[], $4::text[]) as r(form_id, at, type)`,
      [owner.userId, ids(clicks), times(clicks), clicks.map(({ type }) => type)],
    );
    await api.database.query(
      `insert into form_redirects (id, form_id, account_id, submission_id, target, redirected_at)
       select gen_random_uuid(), r.form_id, $1, s.id, 'https://a.example', r.at
       from unnest($2::uuid[], $3::timestamptz[]) as r(form_id, at)
       cross join lateral (select id from form_submissions s where s.form_id = r.form_id limit 1) s`,
      [owner.userId, ids(redirects), times(redirects)],
    );
    await api.database.query(
      `insert into form_stats_days as s (form_id, day, shard, account_id, views, views_at)
       select form_id, (at at time zone 'UTC')::date, mod(row_number() over (), 5), $1, count(*), sum(form_stats_quarter(at))
       from unnest($2::uuid[], $3::timestamptz[]) as r(form_id, at) group by 1, 2
       on conflict (form_id, day, shard) do update set views = s.views + excluded.views, views_at = s.views_at + excluded.views_at`,
      [owner.userId, ids(views), times(views)],
    );
  });

  /** Local day and hour by another way than the code's. */
  const clocks = new Map<string, Intl.DateTimeFormat>();
  function wallClock(at: number, zone: string): { day: string; hour: number } {
    const clock =
      clocks.get(zone) ??
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(zone, clock);
    const text = clock.format(at);
    return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
  }

  const CASES = [
    ['UTC', '2026-01-01', '2026-04-30'],
    ['Europe/Berlin', '2026-03-15', '2026-04-13'],
    ['America/New_York', '2026-02-20', '2026-03-21'],
    ['Asia/Kathmandu', '2026-02-01', '2026-02-07'],
    ['Australia/Lord_Howe', '2026-04-01', '2026-04-10'],
    ['America/St_Johns', '2026-03-08', '2026-03-08'],
  ] as const;

  test.each(CASES)(
    'ANLY-012 ANLY-013 ANLY-018 ANLY-023…030 D-132 D-133 every figure, in %s from %s to %s',
    async (zone, from, to) => {
      const isIn = ({ at }: { at: number }): boolean => {
        const { day } = wallClock(at, zone);
        return day >= from && day <= to;
      };
      const kept = submissions.filter((one) => !one.isTrashed && isIn(one));
      const clicked = clicks.filter(isIn);
      const redirected = redirects.filter(isIn);
      const viewed = views.filter(isIn);
      const byDate = new Map<string, number>();
      const viewsByDate = new Map<string, number>();
      const byHour = Array.from({ length: 24 }, () => 0);
      for (const { at } of kept) {
        const { day, hour } = wallClock(at, zone);
        byDate.set(day, (byDate.get(day) ?? 0) + 1);
        byHour[hour] = (byHour[hour] ?? 0) + 1;
      }
      for (const { at } of viewed) {
        const { day } = wallClock(at, zone);
        viewsByDate.set(day, (viewsByDate.get(day) ?? 0) + 1);
      }
      const of = (all: readonly { form: number }[], form: number): number =>
        all.filter((one) => one.form === form).length;
      const perForm = forms
        .map(({ id, title }, at) => ({
          ...{ id, title },
          submissions: of(kept, at),
          views: of(viewed, at),
          clicks: of(clicked, at),
          redirects: of(redirected, at),
          last: Math.max(
            ...submissions.filter((one) => !one.isTrashed && one.form === at).map((one) => one.at),
          ),
        }))
        .sort((a, b) => b.submissions - a.submissions || (a.title < b.title ? -1 : 1));
      const share = (part: number, whole: number): number =>
        whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));

      const query = `?from=${from}&to=${to}&zone=${zone}`;
      const found = await read(owner, query);
      expect(found).toMatchObject({
        totalForms: 7,
        totalSubmissions: kept.length,
        totalEmailClicks: clicked.length,
        totalFormRedirects: redirected.length,
        views: viewed.length,
        conversionRate: share(kept.length, viewed.length),
      });
      const dates: { date: string; submissions: number; views: number }[] = [];
      for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
        const date = new Date(at).toISOString().slice(0, 10);
        dates.push({
          date,
          submissions: byDate.get(date) ?? 0,
          views: viewsByDate.get(date) ?? 0,
        });
      }
      expect(found.submissionsByDate).toEqual(dates);
      expect(found.submissionsByHour).toEqual(byHour.map((count, hour) => ({ hour, submissions: count })));
      expect(found.formMetrics).toEqual(
        perForm.map((form) => ({
          formId: form.id,
          formTitle: form.title,
          isActive: true,
          submissionCount: form.submissions,
          views: form.views,
          starts: 0,
          completions: 0,
          conversionRate: share(form.submissions, form.views),
          lastSubmission: new Date(form.last).toISOString(),
        })),
      );
      expect(found.topPerformingForms).toEqual(
        perForm.slice(0, 5).map((form) => ({
          formId: form.id,
          formTitle: form.title,
          submissions: form.submissions,
          conversionRate: share(form.submissions, form.views),
        })),
      );
      expect(found.engagementMetrics).toEqual(
        perForm.slice(0, 5).map((form) => ({
          formId: form.id,
          formTitle: form.title,
          submissions: form.submissions,
          emailClicks: form.clicks,
          formRedirects: form.redirects,
          clickThroughRate: form.submissions === 0 ? 0 : Math.round((100 * form.clicks) / form.submissions),
        })),
      );
      expect(found.clicksByType).toEqual(
        (['view_submission', 'view_form'] as const).map((clickType) => ({
          clickType,
          clicks: clicked.filter(({ type }) => type === clickType).length,
        })),
      );
      const days = dates.length;
      const before = submissions.filter((one) => {
        const { day } = wallClock(one.at, zone);
        const distance = (Date.parse(from) - Date.parse(day)) / 86_400_000;
        return !one.isTrashed && distance >= 1 && distance <= days;
      });
      expect(found.before.submissions).toBe(before.length);

      const file = await owner.get(`/api/analytics/export${query}`);
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="analytics_${from}_${to}.csv"`,
      );
      const written = file.text.split('\r\n\r\n').map(readSection);
      expect(written.map((section) => section[0]?.[0])).toEqual([
        ...['Summary', 'Submissions by date', 'Submissions by hour', 'Forms', 'Email clicks', 'Engagement'],
      ]);
      expect(written[1]?.slice(2)).toEqual(
        dates.map((one) => [one.date, String(one.submissions), String(one.views)]),
      );
      expect(written[3]?.slice(2).map(([title, count]) => [title, count])).toEqual(
        perForm.map((form) => [form.title, String(form.submissions)]),
      );
    },
  );

  test('ANLY-005 one form has its own figures', async () => {
    const found = await read(owner, `?from=2026-01-01&to=2026-04-30&zone=UTC&formId=${forms[3]?.id}`);
    expect([found.totalForms, found.totalSubmissions, found.forms.length]).toEqual([
      1,
      submissions.filter((one) => one.form === 3 && !one.isTrashed).length,
      7,
    ]);
  });

  test('the nightly job finds nothing, folds what several connections counted, and changes no figure', async () => {
    const query = '?from=2026-01-01&to=2026-04-30&zone=Asia/Kolkata';
    const before = await read(owner, query);
    expect(await differences()).toEqual([]);
    const [open] = await api.database.query<{ count: number }>(
      `select count(*)::int from form_stats_days where shard > 0 and day < current_date - 2`,
    );
    expect(open?.count).toBe(0);
    expect(await read(owner, query)).toEqual(before);
  });

  test('the nightly job reports and mends a counter that is wrong', async () => {
    await api.database.query(
      `update form_stats_days set submissions = submissions + 3, submissions_at = submissions_at + 3
       where form_id = $1 and day = '2026-02-02'`,
      [forms[0]?.id],
    );
    const day = { formId: forms[0]?.id, day: '2026-02-02', submissions: -3, clicks: 0, redirects: 0 };
    expect(await differences()).toEqual([day]);
    expect(api.log()).toContain('Counters were wrong');
    expect(await differences()).toEqual([]);
  });
});

test('D-132 trash, restore, deletion and the clean-up keep the counters right', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Moved'));
  const ids = [await submit(form), await submit(form), await submit(form)];
  const count = async (): Promise<number> => (await read(owner, PERIOD)).totalSubmissions;
  const today = async (): Promise<number> => (await read(owner, PERIOD)).submissionsToday;
  expect([await count(), await today()]).toEqual([3, 3]);
  await owner.post('/api/submissions/trash', { ids: ids.slice(0, 2) });
  expect([await count(), await today()]).toEqual([1, 1]);
  await owner.post('/api/submissions/restore', { ids: ids.slice(0, 1) });
  expect(await count()).toBe(2);
  await owner.post('/api/submissions/delete', { ids: ids.slice(1, 2) });
  expect(await count()).toBe(2);
  expect(await differences()).toEqual([]);
  await owner.delete(`/api/forms/${form.id}`);
  expect([await count(), (await read(owner, PERIOD)).totalForms]).toEqual([0, 0]);
  await owner.post(`/api/forms/${form.id}/restore`);
  expect(await count()).toBe(2);
  await owner.delete(`/api/forms/${form.id}`);
  await owner.delete(`/api/trash/forms/${form.id}`);
  await api.runJobs();
  expect(await differences()).toEqual([]);
});

test('a submission that is sent again is counted once', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Twice'));
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const send = () => api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  await Promise.all([send(), send(), send()]);
  expect((await read(owner, PERIOD)).totalSubmissions).toBe(1);
});

test('ANLY-008 D-131 D-160 ROLE own forms, an administrator every account, nobody else anything', async () => {
  const owner = await api.signedIn();
  const other = await api.signedIn();
  const admin = await api.signedIn({ role: 'admin' });
  const form = await api.buildForm(owner, definition('Mine'));
  await api.database.query('update forms set assigned_to_user_id = $1 where id = $2', [
    other.userId,
    form.id,
  ]);
  await submit(form);
  const named = `${PERIOD}&formId=${form.id}`;
  expect((await read(other, PERIOD)).forms).toEqual([]);
  for (const path of ['', '/export']) {
    expect((await other.get(`/api/analytics${path}${named}`)).body.error.code).toBe('form.not_found');
  }
  expect((await read(other, `${PERIOD}&accounts=all`)).totalSubmissions).toBe(0);
  expect((await read(admin, PERIOD)).totalForms).toBe(0);
  const all = await read(admin, `${PERIOD}&accounts=all`);
  expect(all.forms.map(({ id }: { id: string }) => id)).toContain(form.id);
  expect((await read(admin, named)).totalSubmissions).toBe(1);
});

test('D-129 inactive forms are left out until they are asked for', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Off'));
  await submit(form);
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect((await read(owner, PERIOD)).totalSubmissions).toBe(0);
  const shown = await read(owner, `${PERIOD}&inactive=yes`);
  expect([shown.totalSubmissions, shown.formMetrics[0].isActive]).toEqual([1, false]);
  expect((await read(owner, `${PERIOD}&formId=${form.id}`)).totalSubmissions).toBe(1);
});

test('D-132 a period that ends before it begins, or lasts too long, is refused beside its field', async () => {
  const owner = await api.signedIn();
  const wrong = await owner.get('/api/analytics?from=2026-02-02&to=2026-02-01');
  expect([wrong.status, wrong.body.error.issues]).toMatchObject([
    400,
    [{ path: ['to'], message: 'Please choose a valid date range' }],
  ]);
  expect((await owner.get('/api/analytics?from=2020-01-01&to=2026-01-01')).status).toBe(400);
  expect((await owner.get('/api/analytics?from=2026-02-30&to=2026-03-01')).status).toBe(400);
  expect((await owner.get(`/api/analytics${PERIOD.replace('UTC', 'Mars/Olympus')}`)).status).toBe(400);
});

describe('visits', () => {
  const figures = async (owner: TestPerson, form: Form) => {
    await api.deps.visits.flush();
    return read(owner, `${PERIOD}&formId=${form.id}`);
  };

  test('D-06 D-130 views, starts, completions, the median time, fields left and fields with errors', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, definition('Visited'));
    await report(form, load());
    await report(form, load({ hasStarted: true, reached: ['name'] }));
    await report(form, load({ hasStarted: true, reached: ['name', 'email'], errors: ['email'] }));
    for (const seconds of [10, 20, 300]) {
      await report(form, load({ hasStarted: true, seconds, reached: ['name', 'email', 'city'] }));
    }
    const found = await figures(owner, form);
    expect(found).toMatchObject({
      views: 6,
      starts: 5,
      completions: 3,
      completionRate: 60,
      conversionRate: 0,
    });
    expect(found.medianSeconds).toBeGreaterThan(19);
    expect(found.medianSeconds).toBeLessThan(21);
    expect(found.fields).toEqual([
      { fieldId: 'name', label: 'Name', reached: 5, dropOff: 1, errors: 0 },
      { fieldId: 'email', label: 'Email', reached: 4, dropOff: 1, errors: 1 },
      { fieldId: 'city', label: 'City', reached: 3, dropOff: 0, errors: 0 },
    ]);
    expect((await read(owner, PERIOD)).fields).toBeNull();
  });

  test('a page load counts once, however often and from whatever process it is told, and a lost report is made up for', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, definition('Once'));
    const second = await api.startSecondNode();
    const loadId = randomUUID();
    for (let count = 0; count < 3; count++) await report(form, load({ loadId }));
    await api.deps.visits.flush();
    // What came between was lost.
    const complete = load({ loadId, hasStarted: false, seconds: 5 });
    await second.visitor().post(`/api/public/forms/${form.id}/visits`, complete);
    await second.stop();
    await report(form, complete);
    expect(await figures(owner, form)).toMatchObject({ views: 1, starts: 1, completions: 1 });
  });

  test('EMBED-040 D-130 unknown, inactive and trashed forms count nothing, unknown fields are left out', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, definition('Quiet'));
    await report(form, load({ hasStarted: true, reached: ['nothing'], errors: ['nothing'] }));
    await api.deps.visits.flush();
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    expect((await report(form, load())).status).toBe(204);
    const found = await figures(owner, form);
    expect([found.views, found.fields[0].reached]).toEqual([1, 0]);
    const stored = await api.database.query(`select key from form_stats_details where form_id = $1`, [
      form.id,
    ]);
    expect(stored).toEqual([]);
    expect((await report({ ...form, id: randomUUID() }, load())).status).toBe(204);
  });

  test('T2 T20 a report is bounded, and nothing of the visitor is kept', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, definition('Bounded'));
    for (const wrong of [
      {},
      load({ loadId: 'x' }),
      { ...load(), more: 1 },
      load({ seconds: -1 }),
      load({ seconds: 1e9 }),
      load({ reached: Array.from({ length: 201 }, (_, at) => `f${at}`) }),
      load({ errors: ['__proto__'] }),
    ]) {
      expect((await report(form, wrong)).status).toBe(400);
    }
    const large = load({ reached: Array.from({ length: 2_000 }, () => 'x'.repeat(40)) });
    expect((await report(form, large)).status).toBe(413);
    const answer = await report(form, load());
    expect(answer.headers.getSetCookie()).toEqual([]);
    await api.deps.visits.flush();
    const columns = await api.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'visit_marks' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['load_id', 'mark', 'seen_at']);
  });

  test('T27 a source that floods is told to wait, and counts no further', async () => {
    const node = await startTestApi();
    try {
      const owner = await node.signedIn();
      const form = await node.buildForm(owner, definition('Flood'));
      const statuses: number[] = [];
      for (let count = 0; count < 610; count++) {
        statuses.push((await node.visitor().post(`/api/public/forms/${form.id}/visits`, load())).status);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(600);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    } finally {
      await node.stop();
    }
  });
});
