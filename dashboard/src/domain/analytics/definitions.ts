/** What each figure means: the words of docs/analytics.md. */
export const DEFINITIONS = {
  submissions: 'Submissions stored in the period and not in the trash.',
  today: 'Submissions since midnight in your time zone, whatever period is chosen.',
  week: 'Submissions of the last 7 days, today included, whatever period is chosen.',
  month: 'Submissions of the last 30 days, today included, whatever period is chosen.',
  emailClicks: 'Links followed in notification mails in the period.',
  formRedirects: 'Visitors sent on to the address of a form after sending it, in the period.',
  views:
    'Times a form was shown while active, once for each page load. Visitors who block scripts are not seen.',
  starts: 'Views in which a field was touched.',
  completions: 'Views in which the form was sent and stored.',
  completionRate: 'Completions divided by starts.',
  conversionRate: 'Submissions divided by views, at most 100 %.',
  medianTime:
    'Half of the completions took at most this long, from the first touched field to the receipt; exact to 5 %.',
  byDate: 'Submissions, views, starts and completions of each day in your time zone.',
  byHour: 'Submissions of the whole period by the hour they came in, in your time zone.',
  distribution: 'How the submissions of the period are spread over the forms.',
  clicksByType: 'Links followed in notification mails: to the submission, or to the form.',
  performance: 'Every form with its figures of the period, most submissions first.',
  engagement:
    'The five forms with the most submissions. The click-through rate is email clicks divided by submissions.',
  top: 'The five forms with the most submissions and the share of their views that became submissions.',
  fields:
    'How many visitors came to each field or one behind it, how many came no further, and to how many it showed an error.',
} as const;
