import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { analysedDefinition, readFigures } from '../../../../tests/support/api/analyticsSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import type { Analytics } from '../../platform/contract/index.ts';
import { checkStats } from './checkStats.ts';

const api = useTestApi();

type Form = BuiltForm;
/** Lines of a section differ in length. */
const readSection = (section: string): string[][] => parse(section, { bom: true, relax_column_count: true });

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

/** A share of them each time, as of a property's runs: `INLAY_RUNS=1` makes all. */
const EVENTS = propertyRuns(100_000).numRuns;
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const SPAN = 120 * 86_400_000;
const submissions: GoldenSubmission[] = [];
const clicks: GoldenClick[] = [];
const redirects: { form: number; at: number }[] = [];
const views: { form: number; at: number }[] = [];
const starts: typeof views = [];
const completions: typeof views = [];
let owner: TestPerson;
let forms: (Form & { title: string })[];

beforeAll(async () => {
  const next = seededRandom(7);
  for (let count = 0; count < EVENTS; count++) {
    const at = FIRST + Math.floor(next() * SPAN);
    const form = Math.floor(next() ** 2 * 7);
    const kind = next();
    if (kind < 0.4) submissions.push({ form, at, isTrashed: next() < 0.1 });
    else if (kind < 0.6) clicks.push({ form, at, type: next() < 0.7 ? 'view_submission' : 'view_form' });
    else if (kind < 0.7) redirects.push({ form, at });
    else {
      views.push({ form, at });
      const furthest = next();
      if (furthest < 0.6) starts.push({ form, at });
      if (furthest < 0.4) completions.push({ form, at });
    }
  }
  owner = await api.signedIn();
  forms = [];
  for (let at = 0; at < 7; at++) {
    forms.push({ ...(await api.buildForm(owner, analysedDefinition(`Form ${at}`))), title: `Form ${at}` });
  }
  const ids = (all: readonly { form: number }[]) => all.map(({ form }) => forms[form]?.id);
  const times = (all: readonly { at: number }[]) => all.map(({ at }) => new Date(at));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         deleted_at, idempotency_key, content_hash, receipt_code)
       select gen_random_uuid(), r.form_id, $1, f.current_revision_id, '{}', r.at, case when r.gone then now() end,
         gen_random_uuid(), '', gen_random_uuid()::text
       from unnest($2::uuid[], $3::timestamptz[], $4::boolean[]) as r(form_id, at, gone) join forms f on f.id = r.form_id`,
    [owner.accountId, ids(submissions), times(submissions), submissions.map(({ isTrashed }) => isTrashed)],
  );
  await api.database.query(
    `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email)
       select gen_random_uuid(), form_id, $1, type, at, 'a@b.example'
       from unnest($2::uuid[], $3::timestamptz[], $4::text[]) as r(form_id, at, type)`,
    [owner.accountId, ids(clicks), times(clicks), clicks.map(({ type }) => type)],
  );
  await api.database.query(
    `insert into form_redirects (id, form_id, account_id, submission_id, target, redirected_at)
       select gen_random_uuid(), r.form_id, $1, s.id, 'https://a.example', r.at
       from unnest($2::uuid[], $3::timestamptz[]) as r(form_id, at)
       cross join lateral (select id from form_submissions s where s.account_id = $1 and s.form_id = r.form_id limit 1) s`,
    [owner.accountId, ids(redirects), times(redirects)],
  );
  for (const [name, all] of Object.entries({ views, starts, completions })) {
    await api.database.query(
      `insert into form_stats_days as s (form_id, day, shard, account_id, ${name}, ${name}_at)
         select form_id, (at at time zone 'UTC')::date, mod(row_number() over (), 5), $1, count(*), sum(form_stats_quarter(at))
         from unnest($2::uuid[], $3::timestamptz[]) as r(form_id, at) group by 1, 2
         on conflict on constraint form_stats_days_pkey do update
         set ${name} = s.${name} + excluded.${name}, ${name}_at = s.${name}_at + excluded.${name}_at`,
      [owner.accountId, ids(all), times(all)],
    );
  }
});

/** Computes local day and hour differently from the code under test. */
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

function countByDay(all: readonly { at: number }[], zone: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const { at } of all) {
    const { day } = wallClock(at, zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

const DATED = ['submissions', 'views', 'starts', 'completions'] as const;

test.each(CASES)(
  'ANLY-012 ANLY-013 ANLY-018 ANLY-019 ANLY-023 ANLY-024 ANLY-025 ANLY-026 ANLY-027 ANLY-028 ANLY-029 ANLY-030 ANLY-031 ANLY-032 ANLY-035 ANLY-038 ANLY-039 CONST-045 CONST-046 CONST-047 DATA-023 D-06 D-132 D-133 every figure, in %s from %s to %s',
  async (zone, from, to) => {
    const isIn = ({ at }: { at: number }): boolean => {
      const { day } = wallClock(at, zone);
      return day >= from && day <= to;
    };
    const kept = submissions.filter((one) => !one.isTrashed && isIn(one));
    const clicked = clicks.filter(isIn);
    const redirected = redirects.filter(isIn);
    const viewed = views.filter(isIn);
    const [started, completed] = [starts.filter(isIn), completions.filter(isIn)];
    const byDate = countByDay(kept, zone);
    const viewsByDate = countByDay(viewed, zone);
    const startsByDate = countByDay(started, zone);
    const completionsByDate = countByDay(completed, zone);
    const byHour = Array.from({ length: 24 }, () => 0);
    for (const { at } of kept) {
      const { hour } = wallClock(at, zone);
      byHour[hour] = (byHour[hour] ?? 0) + 1;
    }
    const of = (all: readonly { form: number }[], form: number): number =>
      all.filter((one) => one.form === form).length;
    const perForm = forms
      .map(({ id, title }, at) => ({
        id,
        title,
        submissions: of(kept, at),
        views: of(viewed, at),
        starts: of(started, at),
        completions: of(completed, at),
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
    const found = await readFigures(owner, query);
    expect(found).toMatchObject({
      totalForms: 7,
      totalSubmissions: kept.length,
      totalEmailClicks: clicked.length,
      totalFormRedirects: redirected.length,
      views: viewed.length,
      starts: started.length,
      completions: completed.length,
      completionRate: share(completed.length, started.length),
      conversionRate: share(kept.length, viewed.length),
    });
    const dates: Analytics['submissionsByDate'] = [];
    for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
      const date = new Date(at).toISOString().slice(0, 10);
      dates.push({
        date,
        submissions: byDate.get(date) ?? 0,
        views: viewsByDate.get(date) ?? 0,
        starts: startsByDate.get(date) ?? 0,
        completions: completionsByDate.get(date) ?? 0,
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
        starts: form.starts,
        completions: form.completions,
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
      'Summary',
      'Submissions by date',
      'Submissions by hour',
      'Forms',
      'Email clicks',
      'Engagement',
    ]);
    expect(written[1]?.slice(2)).toEqual(
      dates.map((one) => [one.date, ...DATED.map((name) => String(one[name]))]),
    );
    expect(written[3]?.slice(2).map(([title, count]) => [title, count])).toEqual(
      perForm.map((form) => [form.title, String(form.submissions)]),
    );
  },
);

test('ANLY-005 one form has its own figures', async () => {
  const found = await readFigures(owner, `?from=2026-01-01&to=2026-04-30&zone=UTC&formId=${forms[3]?.id}`);
  expect([found.totalForms, found.totalSubmissions, found.forms.length]).toEqual([
    1,
    submissions.filter((one) => one.form === 3 && !one.isTrashed).length,
    7,
  ]);
});

test('the nightly job finds nothing, folds what several connections counted, and changes no figure', async () => {
  const query = '?from=2026-01-01&to=2026-04-30&zone=Asia/Kolkata';
  const before = await readFigures(owner, query);
  expect(await checkStats(api.deps)).toEqual([]);
  const [open] = await api.database.query<{ count: number }>(
    `select count(*)::int from form_stats_days where shard > 0 and day < current_date - 2`,
  );
  expect(open?.count).toBe(0);
  expect(await readFigures(owner, query)).toEqual(before);
});

test('the nightly job reports and mends a counter that is wrong', async () => {
  const query = '?from=2026-02-01&to=2026-02-03&zone=UTC';
  const before = await readFigures(owner, query);
  await api.database.query(
    `update form_stats_days set submissions = submissions + 3, submissions_at = submissions_at + 3
       where form_id = $1 and day = '2026-02-02'`,
    [forms[0]?.id],
  );
  const day = { formId: forms[0]?.id, day: '2026-02-02', submissions: -3, clicks: 0, redirects: 0 };
  expect(await checkStats(api.deps)).toEqual([day]);
  expect(api.log()).toContain('Counters were wrong');
  expect(await checkStats(api.deps)).toEqual([]);
  expect(await readFigures(owner, query)).toEqual(before);
});
