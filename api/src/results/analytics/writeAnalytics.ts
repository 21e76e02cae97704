import type { Analytics } from '../../platform/contract/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '@inlay/sdk/model';

const CLICK_NAMES = { view_submission: 'View submission', view_form: 'View form' } as const;

/** Formats the figures as CSV, one section for each group (D-127). */
export function writeAnalytics(analytics: Analytics): string {
  const { fields } = analytics;
  const sections: readonly (readonly (readonly (string | number)[])[])[] = [
    summarySection(analytics),
    [
      ['Submissions by date'],
      ['Date', 'Submissions', 'Views', 'Starts', 'Completions'],
      ...analytics.submissionsByDate.map((day) => [
        day.date,
        day.submissions,
        day.views,
        day.starts,
        day.completions,
      ]),
    ],
    [
      ['Submissions by hour'],
      ['Hour', 'Submissions'],
      ...analytics.submissionsByHour.map(({ hour, submissions }) => [hour, submissions]),
    ],
    [
      ['Forms'],
      ['Form', 'Submissions', 'Views', 'Starts', 'Completions', 'Conversion rate (%)', 'Last submission'],
      ...analytics.formMetrics.map((form) => [
        form.formTitle,
        form.submissionCount,
        form.views,
        form.starts,
        form.completions,
        form.conversionRate,
        form.lastSubmission ?? 'Never',
      ]),
    ],
    [
      ['Email clicks'],
      ['Click type', 'Clicks'],
      ...analytics.clicksByType.map(({ clickType, clicks }) => [CLICK_NAMES[clickType], clicks]),
    ],
    [
      ['Engagement'],
      ['Form', 'Submissions', 'Email clicks', 'Form redirects', 'Click-through rate (%)'],
      ...analytics.engagementMetrics.map((form) => [
        form.formTitle,
        form.submissions,
        form.emailClicks,
        form.formRedirects,
        form.clickThroughRate,
      ]),
    ],
    ...(fields
      ? [
          [
            ['Fields'],
            ['Field', 'Reached', 'Left here', 'Errors'],
            ...fields.map((field) => [field.label, field.reached, field.dropOff, field.errors]),
          ],
        ]
      : []),
  ];
  const write = (section: (typeof sections)[number]): string =>
    section.map((line) => csvLine(line.map(String))).join('');
  return BYTE_ORDER_MARK + sections.map(write).join('\r\n');
}

const summarySection = (analytics: Analytics): (string | number)[][] => [
  ['Summary'],
  ['Figure', 'Value'],
  ['From', analytics.from],
  ['To', analytics.to],
  ['Time zone', analytics.zone],
  ['Forms', analytics.totalForms],
  ['Submissions', analytics.totalSubmissions],
  ['Submissions today', analytics.submissionsToday],
  ['Submissions this week', analytics.submissionsThisWeek],
  ['Submissions this month', analytics.submissionsThisMonth],
  ['Email clicks', analytics.totalEmailClicks],
  ['Form redirects', analytics.totalFormRedirects],
  ['Views', analytics.views],
  ['Starts', analytics.starts],
  ['Completions', analytics.completions],
  ['Conversion rate (%)', analytics.conversionRate],
  ['Completion rate (%)', analytics.completionRate],
  ['Median time to complete (s)', analytics.medianSeconds ?? ''],
];
