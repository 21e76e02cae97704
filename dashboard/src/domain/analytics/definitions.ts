import { t } from '@lingui/core/macro';

/** What each figure means: the words of docs/analytics.md. */
export const DEFINITIONS = {
  submissions: t`Submissions stored in the period and not in the trash.`,
  today: t`Submissions since midnight in your time zone, whatever period is chosen.`,
  week: t`Submissions of the last 7 days, today included, whatever period is chosen.`,
  month: t`Submissions of the last 30 days, today included, whatever period is chosen.`,
  emailClicks: t`Links followed in notification mails in the period.`,
  formRedirects: t`Visitors sent on to the address of a form after sending it, in the period.`,
  views: t`Times a form was shown while active, once for each page load. Visitors who block scripts are not seen.`,
  starts: t`Views in which a field was touched.`,
  completions: t`Views in which the form was sent and stored.`,
  completionRate: t`Completions divided by starts.`,
  conversionRate: t`Submissions divided by views, at most 100 %.`,
  medianTime: t`Half of the completions took at most this long, from the first touched field to the receipt; exact to 5 %.`,
  byDate: t`Submissions, views, starts and completions of each day in your time zone.`,
  byHour: t`Submissions of the whole period by the hour they came in, in your time zone.`,
  distribution: t`How the submissions of the period are spread over the forms.`,
  clicksByType: t`Links followed in notification mails: to the submission, or to the form.`,
  performance: t`Every form with its figures of the period, most submissions first.`,
  engagement: t`The five forms with the most submissions. The click-through rate is email clicks divided by submissions.`,
  top: t`The five forms with the most submissions and the share of their views that became submissions.`,
  fields: t`How many visitors came to each field or one behind it, how many came no further, and to how many it showed an error.`,
} as const;
