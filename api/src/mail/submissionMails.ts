import type { MailContent, MailFact } from './composeMail.ts';

/** The content of a mail about one submission (D-125). */
export interface SubmissionNews {
  formTitle: string;
  /** The formatted time of the submission. */
  submittedAt: string;
  answers: readonly MailFact[];
  referrer: string | null;
  userAgent: string | null;
  submissionUrl: string;
  formUrl: string;
  stopUrl: string;
}

/** The content of a mail about many submissions (T22). */
export interface DigestNews {
  formTitle: string;
  count: number;
  /** The newest submissions: time and first answers. */
  submissions: readonly MailFact[];
  formUrl: string;
  stopUrl: string;
}

/** The content of a mail about a week of a form. */
export interface WeeklyNews {
  formTitle: string;
  /** The first and last day, printed. */
  from: string;
  to: string;
  /** Figures, each beside that of the week before. */
  figures: readonly MailFact[];
  /** Questions whose answers changed most. */
  changes: readonly MailFact[];
  summaryUrl: string;
  stopUrl: string;
}

const STOP = 'Stop these mails';

/** The texts of mails about submissions, by kind. */
export const submissionMails = {
  submission_notification: (news: SubmissionNews): MailContent => ({
    subject: `New submission: ${news.formTitle}`,
    paragraphs: [`Someone submitted “${news.formTitle}” on ${news.submittedAt}.`],
    facts: [
      ...news.answers,
      ...(news.referrer ? [{ label: 'Sent from', value: news.referrer }] : []),
      ...(news.userAgent ? [{ label: 'Browser', value: news.userAgent }] : []),
    ],
    action: { label: 'View submission', url: news.submissionUrl },
    secondAction: { label: 'View form', url: news.formUrl },
    stop: { label: STOP, url: news.stopUrl },
  }),

  submission_digest: (news: DigestNews): MailContent => ({
    subject:
      news.count === 1
        ? `1 new submission: ${news.formTitle}`
        : `${news.count} new submissions: ${news.formTitle}`,
    paragraphs: [
      `“${news.formTitle}” received many submissions in a short time, so this email lists several of them.`,
      ...(news.count > news.submissions.length
        ? [`These are the newest ${news.submissions.length} of ${news.count}.`]
        : []),
    ],
    facts: news.submissions,
    action: { label: 'View submissions', url: news.formUrl },
    stop: { label: STOP, url: news.stopUrl },
  }),

  weekly_report: (news: WeeklyNews): MailContent => ({
    subject: `Your week: ${news.formTitle}`,
    paragraphs: [`“${news.formTitle}” from ${news.from} to ${news.to}, beside the week before.`],
    facts: [
      ...news.figures,
      ...news.changes.map((fact, at) => (at === 0 ? { ...fact, heading: 'What changed most' } : fact)),
    ],
    action: { label: 'View summary', url: news.summaryUrl },
    stop: { label: STOP, url: news.stopUrl },
  }),

  confirm_notifications: ({ owner, url }: { owner: string; url: string }): MailContent => ({
    subject: 'Confirm that you want these emails',
    paragraphs: [
      `${owner} wants to notify you at this address when someone submits one of their forms.`,
      'You will not receive these emails unless you confirm.',
    ],
    action: { label: 'Confirm', url },
    note: 'This link works for 30 days. To not receive them, ignore this email.',
  }),

  auto_reply: (reply: { subject: string; text: string; formTitle: string }): MailContent => ({
    subject: reply.subject,
    paragraphs: reply.text.split(/\n{2,}/),
    note: `You received this email because someone entered this address in the form “${reply.formTitle}”. If that was not you, ignore it.`,
  }),

  comment_mention: (comment: {
    author: string;
    text: string;
    formTitle: string;
    url: string;
  }): MailContent => ({
    subject: `${comment.author || 'Somebody'} mentioned you: ${comment.formTitle}`,
    paragraphs: comment.text.split(/\n{2,}/),
    action: { label: 'View comment', url: comment.url },
    note: 'You can turn these emails off in your account’s settings.',
  }),

  /** In the visitor's language (`CODE_MAIL_TEXTS`). The subject outlives the mail in the outbox, so the code is not in it. */
  email_code: (mail: Pick<MailContent, 'subject' | 'paragraphs' | 'note'>): MailContent => mail,

  reply: (reply: { subject: string; text: string; formTitle: string }): MailContent => ({
    subject: reply.subject,
    paragraphs: reply.text.split(/\n{2,}/),
    note: `You received this email because you entered this address in the form “${reply.formTitle}”.`,
  }),
} as const;
