import { t } from '@lingui/core/macro';

/** Definition of each figure, in the words of docs/analytics.md. */
export const DEFINITIONS = {
  submissions: t`Submissions received in this period, excluding the trash.`,
  today: t`Submissions since midnight in your time zone, regardless of the period.`,
  week: t`Submissions in the last 7 days including today, regardless of the period.`,
  month: t`Submissions in the last 30 days including today, regardless of the period.`,
  emailClicks: t`Links opened from notification emails in this period.`,
  formRedirects: t`Visitors redirected after submitting in this period.`,
  views: t`Page loads that showed an active form. Visitors who block scripts aren’t counted.`,
  starts: t`Views in which a visitor touched a field.`,
  completions: t`Views that ended with a stored submission.`,
  completionRate: t`Completions divided by starts.`,
  conversionRate: t`Submissions divided by views, at most 100%.`,
  medianTime: t`Median time from the first touched field to the receipt, accurate to 5%.`,
  byDate: t`Submissions, views, starts and completions per day in your time zone.`,
  byHour: t`Submissions by hour received, in your time zone.`,
  distribution: t`Submissions in this period by form.`,
  clicksByType: t`Links opened from notification emails, to a submission or a form.`,
  performance: t`All forms in this period, most submissions first.`,
  engagement: t`The five forms with the most submissions. The click-through rate is email clicks divided by submissions.`,
  top: t`The five forms with the most submissions, with their conversion rates.`,
  leave: t`Visitors who reached each page or field, left there without completing, or saw an error.`,
  endings: t`Submissions that met each ending, also those that were turned away.`,
  fields: t`Visitors who reached each field, stopped there, or saw an error.`,
} as const;
