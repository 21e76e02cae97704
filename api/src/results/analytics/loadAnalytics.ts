import type { FormDefinition } from '@inlay/sdk/model';
import { TOP_FORMS, type Analytics, type AnalyticsCounts } from '../../platform/contract/index.ts';
import type { Read } from '../../platform/db/readTogether.ts';
import { idArray, sql } from '../../platform/db/sql.ts';
import { addDays, countDays, dayIn, nextDay, startOfDay } from '../../platform/calendar/days.ts';
import { fieldFigures } from './fieldFigures.ts';
import { medianOf, percentOf, shareOf } from './rates.ts';
import { addCounts, NO_COUNTS, loadDetails } from './loadCounts.ts';
import { periodFor, loadFigures, type AnalysedForm } from './loadFigures.ts';
import { sumDays } from './sumDays.ts';

/** "This week" and "this month", today included (ANLY-011). */
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

interface AnalyticsInput {
  /** Forms whose figures the caller may see, each with its visibility. */
  forms: readonly AnalysedForm[];
  /** Local days, both included. */
  from: string;
  to: string;
  zone: string;
  /** The definition of the only form, to read its fields and durations as well. */
  single: FormDefinition | null;
  now?: number;
}

/** Reads every figure of the screen from counters; of submissions only each form's latest. */
export async function loadAnalytics(read: Read, input: AnalyticsInput): Promise<Omit<Analytics, 'forms'>> {
  const { forms, from, to, zone, single, now = Date.now() } = input;
  const days = countDays({ from, to });
  const today = dayIn(zone, now);
  const month = { from: addDays(today, 1 - MONTH_DAYS), to: today, zone };
  const period = { from: startOfDay(from, zone), until: startOfDay(nextDay(to), zone) };
  const [{ byForm, before, clicks, dated: counted }, last] = await Promise.all([
    loadFigures(read, forms, {
      ...period,
      before: startOfDay(addDays(from, -days), zone),
      recent: { from: startOfDay(month.from, zone), until: startOfDay(nextDay(today), zone) },
    }),
    findLastSubmissions(read, forms),
  ]);

  const dated = sumDays(counted, { from, to, zone });
  const recent = sumDays(counted, month).days;
  const recentSubmissions = (count: number): number =>
    recent.slice(-count).reduce((sum, { submissions }) => sum + submissions, 0);
  const total = addCounts(byForm.values());
  const ranked = rank(forms, byForm);
  const [only] = forms;
  const details =
    single && only
      ? await readOneForm(read, {
          form: only,
          definition: single,
          period: periodFor(only.visibility, period),
          completions: total.completions,
        })
      : null;
  return {
    from,
    to,
    zone,
    totalForms: forms.length,
    totalSubmissions: total.submissions,
    submissionsToday: recentSubmissions(1),
    submissionsThisWeek: recentSubmissions(WEEK_DAYS),
    submissionsThisMonth: recentSubmissions(MONTH_DAYS),
    totalEmailClicks: total.emailClicks,
    totalFormRedirects: total.formRedirects,
    views: total.views,
    starts: total.starts,
    completions: total.completions,
    conversionRate: shareOf(total.submissions, total.views),
    completionRate: shareOf(total.completions, total.starts),
    medianSeconds: details?.medianSeconds ?? null,
    before,
    submissionsByDate: dated.days,
    submissionsByHour: dated.hours.map((submissions, hour) => ({ hour, submissions })),
    formMetrics: ranked.map((one) => ({
      ...metricsOf(one),
      lastSubmission: last.get(one.form.id)?.toISOString() ?? null,
    })),
    topPerformingForms: ranked.slice(0, TOP_FORMS).map(performanceOf),
    clicksByType: (['view_submission', 'view_form'] as const).map((clickType) => ({
      clickType,
      clicks: clicks.get(clickType) ?? 0,
    })),
    engagementMetrics: ranked.slice(0, TOP_FORMS).map(engagementOf),
    fields: details?.fields ?? null,
    pages: details?.pages ?? null,
    endings: details?.endings ?? null,
  };
}

/** A form with its counts. */
interface RankedForm {
  form: AnalysedForm;
  counts: AnalyticsCounts;
}

const metricsOf = ({ form, counts }: RankedForm) => ({
  formId: form.id,
  formTitle: form.title,
  isActive: form.active,
  submissionCount: counts.submissions,
  views: counts.views,
  starts: counts.starts,
  completions: counts.completions,
  conversionRate: shareOf(counts.submissions, counts.views),
});

const performanceOf = ({ form, counts }: RankedForm) => ({
  formId: form.id,
  formTitle: form.title,
  submissions: counts.submissions,
  conversionRate: shareOf(counts.submissions, counts.views),
});

const engagementOf = ({ form, counts }: RankedForm) => ({
  formId: form.id,
  formTitle: form.title,
  submissions: counts.submissions,
  emailClicks: counts.emailClicks,
  formRedirects: counts.formRedirects,
  clickThroughRate: percentOf(counts.emailClicks, counts.submissions),
});

/** Sorts by submissions, then by title (D-133). */
function rank(forms: readonly AnalysedForm[], byForm: ReadonlyMap<string, AnalyticsCounts>): RankedForm[] {
  return forms
    .map((form) => ({ form, counts: byForm.get(form.id) ?? NO_COUNTS }))
    .sort(
      (a, b) => b.counts.submissions - a.counts.submissions || a.form.title.localeCompare(b.form.title, 'en'),
    );
}

async function findLastSubmissions(read: Read, forms: readonly AnalysedForm[]): Promise<Map<string, Date>> {
  const byAccount = Map.groupBy(forms, ({ accountId }) => accountId);
  const found = await Promise.all(
    Array.from(byAccount, ([accountId, ofAccount]) => {
      const since = ofAccount.map(({ visibility }) =>
        visibility.since ? `"${visibility.since.toISOString()}"` : 'null',
      );
      const ids = idArray(ofAccount.map(({ id }) => id));
      return read<{ id: string; at: Date | string }>(sql`
        select f.id, s.submitted_at as at
        from unnest(${ids}::uuid[], ${`{${since.join(',')}}`}::timestamptz[]) as f(id, since) cross join lateral (
          select submitted_at from form_submissions s
          where s.account_id = ${accountId} and s.form_id = f.id and s.deleted_at is null
          order by submitted_at desc limit 1
        ) s where f.since is null or s.submitted_at >= f.since`);
    }),
  );
  return new Map(found.flat().map(({ id, at }) => [id, new Date(at)]));
}

/** Reads how long the visitors of a form take, and how far they get. */
async function readOneForm(
  read: Read,
  input: {
    form: AnalysedForm;
    definition: FormDefinition;
    period: { from: Date; until: Date };
    completions: number;
  },
): Promise<Pick<Analytics, 'medianSeconds' | 'fields' | 'pages' | 'endings'>> {
  const { form, definition, period, completions } = input;
  const details = await loadDetails(read, {
    formIds: [form.id],
    kinds: ['duration', 'reached', 'finished', 'error', 'ending'],
    ...period,
  });
  return {
    medianSeconds: medianOf(details('duration')),
    ...fieldFigures(definition, form.visibility, {
      reached: details('reached'),
      finished: details('finished'),
      errors: details('error'),
      completions,
    }),
    // Which ending was met says something of answers that a client may not see.
    endings: form.visibility.fields === null ? endingFigures(definition, details('ending')) : null,
  };
}

/** Says how many submissions met each ending; null for a form with one. */
function endingFigures({ endings }: FormDefinition, met: ReadonlyMap<string, number>): Analytics['endings'] {
  if (endings.length < 2) return null;
  return endings.map(({ id, title, kind }, at) => ({
    number: at + 1,
    title,
    turnsAway: kind === 'turned_away',
    met: met.get(id) ?? 0,
  }));
}
