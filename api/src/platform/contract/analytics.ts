import { z } from 'zod';
import { MAX_FIELDS, MAX_WEBSITE_LENGTH } from '@inlay/sdk/model';
import { timeZoneSchema } from './viewer.ts';

/** Longest period, in days: three years. */
export const MAX_ANALYTICS_DAYS = 1_100;
/** Forms in the list of the best, and of engagement (ANLY-017, ANLY-031). */
export const TOP_FORMS = 5;
/** Message for an invalid period (D-132). */
export const INVALID_RANGE = 'Please choose a valid date range';

const DAY_MS = 86_400_000;

/** Refuses a period that ends before it begins, or lasts too long, beside its last day. */
function checkPeriod(context: z.RefinementCtx, period: { from: string; to: string; field: string }): void {
  const { from, to, field } = period;
  const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: [field] });
  if (from > to) refuse(INVALID_RANGE);
  else if (Date.parse(to) - Date.parse(from) >= MAX_ANALYTICS_DAYS * DAY_MS) {
    refuse(`A period has at most ${MAX_ANALYTICS_DAYS} days`);
  }
}

/** `GET /api/analytics`, and with the same query `/api/analytics/export`. */
export const analyticsQuerySchema = z
  .strictObject({
    /** Days in `zone`, both included (ANLY-009). */
    from: z.iso.date(),
    to: z.iso.date(),
    /** The viewer's time zone, an IANA name (D-132); by default the user's setting, else UTC. */
    zone: timeZoneSchema.optional(),
    /** One form, active or not; without it all active ones. */
    formId: z.uuid().optional(),
    /** Inactive forms as well (D-129). */
    inactive: z.literal('yes').optional(),
    /** Every account's forms; for administrators (D-131). */
    accounts: z.literal('all').optional(),
  })
  .superRefine(({ from, to }, context) => checkPeriod(context, { from, to, field: 'to' }));

/** A day, or a time, which stands for its day in the query's time zone. */
const dayOrTimeSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** `GET /api/client-analytics`, by the names of the specification (CLNT-047); its answer is the same. */
export const clientAnalyticsQuerySchema = z
  .strictObject({
    from_date: dayOrTimeSchema,
    to_date: dayOrTimeSchema,
    /** The client's time zone; without it UTC. */
    zone: timeZoneSchema.optional(),
    /** One form; by default all that are assigned to the client. */
    form_id: z.uuid().optional(),
  })
  .superRefine(({ from_date: from, to_date: to }, context) =>
    checkPeriod(context, { from: from.slice(0, 10), to: to.slice(0, 10), field: 'to_date' }),
  );

const count = z.number().int().nonnegative();
/** A whole percentage. */
const percent = z.number().int().min(0).max(100);

const formRef = { formId: z.uuid(), formTitle: z.string() };

const countsSchema = z.object({
  submissions: count,
  views: count,
  starts: count,
  completions: count,
  emailClicks: count,
  formRedirects: count,
});

/** Counters of a period. */
export type AnalyticsCounts = z.infer<typeof countsSchema>;

const fieldMetricSchema = z.object({
  fieldId: z.string(),
  label: z.string(),
  /** Visitors who reached this field or a later one. */
  reached: count,
  /** Visitors whose last field this was, and who did not complete the form. */
  dropOff: count,
  /** Visitors to whom this field showed an error. */
  errors: count,
  /** Whether it has to be answered, as the form is now. */
  isRequired: z.boolean(),
});

const pageMetricSchema = z.object({
  /** Its place in the form, from 1. */
  number: count,
  /** Empty for a page without one. */
  title: z.string(),
  /** Its first field in `fields`. */
  fieldId: z.string(),
  /** Visitors who used a field of this page or of a later one. */
  reached: count,
  /** Visitors who left on this page; one who completed the form without later pages did not. */
  dropOff: count,
});

const endingMetricSchema = z.object({
  /** Its place in the form, from 1. */
  number: count,
  /** Empty for an ending without one. */
  title: z.string(),
  /** Whether the answers that lead to it are not stored. */
  turnsAway: z.boolean(),
  /** Submissions that met it. */
  met: count,
});

/** The whole screen (ANLY-018…030); docs/analytics.md defines each number. */
export const analyticsResponseSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  zone: z.string(),
  totalForms: count,
  totalSubmissions: count,
  submissionsToday: count,
  submissionsThisWeek: count,
  submissionsThisMonth: count,
  totalEmailClicks: count,
  totalFormRedirects: count,
  views: count,
  starts: count,
  completions: count,
  conversionRate: percent,
  completionRate: percent,
  /** Of one form; null for several, or without any completion. */
  medianSeconds: z.number().nonnegative().nullable(),
  /** The period of the same number of days before. */
  before: countsSchema,
  submissionsByDate: z.array(
    z.object({ date: z.iso.date(), submissions: count, views: count, starts: count, completions: count }),
  ),
  submissionsByHour: z.array(z.object({ hour: z.number().int().min(0).max(23), submissions: count })),
  formMetrics: z.array(
    z.object({
      ...formRef,
      isActive: z.boolean(),
      submissionCount: count,
      views: count,
      starts: count,
      completions: count,
      conversionRate: percent,
      /** Null: never. */
      lastSubmission: z.iso.datetime().nullable(),
    }),
  ),
  topPerformingForms: z.array(z.object({ ...formRef, submissions: count, conversionRate: percent })),
  clicksByType: z.array(z.object({ clickType: z.enum(['view_submission', 'view_form']), clicks: count })),
  engagementMetrics: z.array(
    z.object({
      ...formRef,
      submissions: count,
      emailClicks: count,
      formRedirects: count,
      /** A whole percentage; of several links in one mail more than 100 may be followed. */
      clickThroughRate: count,
    }),
  ),
  /** Of one form, in its order; null for several. */
  fields: z.array(fieldMetricSchema).nullable(),
  /** Pages of one form; null for a form of one page, and for clients who see some fields only. */
  pages: z.array(pageMetricSchema).nullable(),
  /** Endings of one form; null for a form with one ending, and for clients who see some fields only. */
  endings: z.array(endingMetricSchema).nullable(),
  /** Forms to choose from, by title. */
  forms: z.array(
    z.object({ id: z.uuid(), title: z.string(), isActive: z.boolean(), folderName: z.string().nullable() }),
  ),
});

export type AnalyticsQuery = z.output<typeof analyticsQuerySchema>;
export type ClientAnalyticsQuery = z.output<typeof clientAnalyticsQuerySchema>;
/** `GET /api/client-analytics`. */
export const clientAnalyticsResponseSchema = analyticsResponseSchema.extend({
  /** Whether the figures of a form leave out what came before it was shared. */
  isSinceShared: z.boolean(),
});
export type ClientAnalytics = z.infer<typeof clientAnalyticsResponseSchema>;
export type Analytics = z.infer<typeof analyticsResponseSchema>;

/** Ids of fields; those that the form does not have are left out, so that one of them costs no report. */
const fieldIdsSchema = z.array(z.string()).max(MAX_FIELDS);

/** Longest time a form is filled in, in seconds; longer ones count as this. */
export const MAX_FILLING_SECONDS = 86_400;

/**
 * `POST /api/public/forms/{formId}/visits`: progress of one page load. Each report repeats all earlier
 * progress, so that the next one makes up for a lost one, and a repeated one counts once.
 */
export const visitRequestSchema = z.strictObject({
  /** Random, for this page load only. */
  loadId: z.uuid(),
  hasStarted: z.boolean(),
  /** Seconds from the first touch to the receipt; null as long as there is none. */
  seconds: z.number().min(0).max(MAX_FILLING_SECONDS).nullable(),
  /** Every field up to the furthest one that was touched. */
  reached: fieldIdsSchema,
  /** Fields that showed an error. */
  errors: fieldIdsSchema,
  /** Origin of the website that shows the form, as far as the browser names it; absent on the form's own page. */
  website: z.string().max(MAX_WEBSITE_LENGTH).optional(),
});

export type VisitReport = z.output<typeof visitRequestSchema>;
