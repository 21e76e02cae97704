import type { Say, Text } from '../texts/translate.ts';
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

/** The content of a mail about what clients wrote. */
export interface CommentNews {
  formTitle: string;
  count: number;
  /** The newest comments: author and time, and the text. */
  comments: readonly MailFact[];
  /** Opens the newest one. */
  url: string;
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

/** The content of a mail about an exported file. */
export interface ExportNews {
  formTitle: string;
  /** The number of submissions, printed. */
  count: string;
  /** The first and last day, printed; null for all submissions. */
  period: { from: string; to: string } | null;
  fileUrl: string;
  stopUrl: string;
}

/** The content of a mail about a recurring export that could not be made. */
export interface FailedExportNews {
  formTitle: string;
  /** Why, in the language of the mail. */
  problem: string;
  formUrl: string;
  stopUrl: string;
}

/** The content of a mail that invites somebody to a form. */
export interface InvitationNews {
  formTitle: string;
  /** The owner's texts; `{{name}}` and `{{link}}` are the person's. */
  subject: string;
  body: string;
  name: string;
  url: string;
  isReminder: boolean;
  /** Whether nothing that is stored joins the person and the answer. */
  isAnonymous: boolean;
  stopUrl: string;
}

/** Names in the texts of an invitation. */
const INVITED_NAMES = /\{\{\s*(name|link)\s*\}\}/g;

/** The texts of mails about submissions, by kind. */
export const submissionMails = {
  submission_notification: (news: SubmissionNews, say: Say): MailContent => ({
    subject: say('New submission: {title}', { title: news.formTitle }),
    paragraphs: [
      say('Someone submitted “{title}” on {time}.', { title: news.formTitle, time: news.submittedAt }),
    ],
    facts: [
      ...news.answers,
      ...(news.referrer ? [{ label: say('Sent from'), value: news.referrer }] : []),
      ...(news.userAgent ? [{ label: say('Browser'), value: news.userAgent }] : []),
    ],
    action: { label: say('View submission'), url: news.submissionUrl },
    secondAction: { label: say('View form'), url: news.formUrl },
    stop: { label: say('Stop these mails'), url: news.stopUrl },
  }),

  form_invitation: (news: InvitationNews, say: Say): MailContent => {
    const { url, name, formTitle: title } = news;
    // In one pass: a name may have braces, too.
    const fillIn = (text: string): string =>
      text.replace(INVITED_NAMES, (_, named: string) => (named === 'name' ? name : url));
    const subject = fillIn(news.subject);
    return {
      subject: news.isReminder ? say('Reminder: {subject}', { subject }) : subject,
      paragraphs: fillIn(news.body).split(/\n{2,}/),
      action: { label: say('Open the form'), url },
      note: [
        say('This link is yours alone and takes one answer. Please do not pass it on.'),
        ...(news.isAnonymous
          ? [
              say(
                'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.',
              ),
            ]
          : []),
      ].join(' '),
      stop: { label: say('No more mails about “{title}”', { title }), url: news.stopUrl },
    };
  },

  submission_digest: (news: DigestNews, say: Say): MailContent => ({
    subject:
      news.count === 1
        ? say('1 new submission: {title}', { title: news.formTitle })
        : say('{count} new submissions: {title}', { count: news.count, title: news.formTitle }),
    paragraphs: [
      say('“{title}” received many submissions in a short time, so this email lists several of them.', {
        title: news.formTitle,
      }),
      ...(news.count > news.submissions.length
        ? [
            say('Shown: the newest {shown} of {count}.', {
              shown: news.submissions.length,
              count: news.count,
            }),
          ]
        : []),
    ],
    facts: news.submissions,
    action: { label: say('View submissions'), url: news.formUrl },
    stop: { label: say('Stop these mails'), url: news.stopUrl },
  }),

  weekly_report: (news: WeeklyNews, say: Say): MailContent => ({
    subject: say('Your week: {title}', { title: news.formTitle }),
    paragraphs: [
      say('“{title}” from {from} to {to}, beside the week before.', {
        title: news.formTitle,
        from: news.from,
        to: news.to,
      }),
    ],
    facts: [
      ...news.figures,
      ...news.changes.map((fact, at) => (at === 0 ? { ...fact, heading: say('What changed most') } : fact)),
    ],
    action: { label: say('View summary'), url: news.summaryUrl },
    stop: { label: say('Stop these mails'), url: news.stopUrl },
  }),

  export_ready: (news: ExportNews, say: Say): MailContent => ({
    subject: say('Your export: {title}', { title: news.formTitle }),
    paragraphs: [
      news.period
        ? say('Submissions of “{title}” from {from} to {to}: {count}.', {
            title: news.formTitle,
            ...news.period,
            count: news.count,
          })
        : say('All submissions of “{title}”: {count}.', { title: news.formTitle, count: news.count }),
    ],
    action: { label: say('Download file'), url: news.fileUrl },
    note: say(
      'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.',
    ),
    stop: { label: say('Stop these mails'), url: news.stopUrl },
  }),

  export_failed: (news: FailedExportNews, say: Say): MailContent => ({
    subject: say('No export: {title}', { title: news.formTitle }),
    paragraphs: [
      say('The recurring export of “{title}” could not be made.', { title: news.formTitle }),
      news.problem,
      say('The schedule is paused. Resume or replace it where you export submissions.'),
    ],
    action: { label: say('View submissions'), url: news.formUrl },
    stop: { label: say('Stop these mails'), url: news.stopUrl },
  }),

  webhook_stopped: (
    news: {
      /** The words of its channel. */
      texts: { subject: Text; text: Text; advice: Text; action: Text };
      formTitle: string;
      address: string;
      reason: string;
      url: string;
    },
    say: Say,
  ): MailContent => ({
    subject: say(news.texts.subject, { title: news.formTitle }),
    paragraphs: [
      say(news.texts.text, { title: news.formTitle, address: news.address }),
      news.reason,
      say(news.texts.advice),
    ],
    action: { label: say(news.texts.action), url: news.url },
  }),

  files_held: (
    news: { formTitle: string; name: string; count: number; url: string },
    say: Say,
  ): MailContent => ({
    subject:
      news.count === 1
        ? say('A file was held back: {title}', { title: news.formTitle })
        : say('Files were held back: {title}', { title: news.formTitle }),
    paragraphs: [
      news.count === 1
        ? say('A file sent with “{title}” was held back: {name}.', {
            title: news.formTitle,
            name: news.name,
          })
        : say('{count} files sent with “{title}” were held back.', {
            title: news.formTitle,
            count: news.count,
          }),
      say(
        'No submission is lost. The submission says why, and until when you can download the file as it was sent.',
      ),
    ],
    action: { label: say('View submissions'), url: news.url },
  }),

  files_waiting: (
    { formTitle, count, url }: { formTitle: string; count: number; url: string },
    say: Say,
  ): MailContent => ({
    subject: say('Files are still being checked: {title}', { title: formTitle }),
    paragraphs: [
      count === 1
        ? say('A file sent with “{title}” has been waiting for its check for over an hour.', {
            title: formTitle,
          })
        : say('{count} files sent with “{title}” have been waiting for their check for over an hour.', {
            title: formTitle,
            count,
          }),
      say(
        'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.',
      ),
    ],
    action: { label: say('View submissions'), url },
  }),

  confirm_notifications: ({ owner, url }: { owner: string; url: string }, say: Say): MailContent => ({
    subject: say('Confirm that you want these emails'),
    paragraphs: [
      say('{owner} wants to notify you at this address when someone submits one of their forms.', { owner }),
      say('You will not receive these emails unless you confirm.'),
    ],
    action: { label: say('Confirm'), url },
    note: say('This link works for 30 days. To not receive them, ignore this email.'),
  }),

  comment_mention: (
    comment: { author: string; text: string; formTitle: string; url: string },
    say: Say,
  ): MailContent => ({
    subject: say('{author} mentioned you: {title}', {
      author: comment.author || say('Somebody'),
      title: comment.formTitle,
    }),
    paragraphs: comment.text.split(/\n{2,}/),
    action: { label: say('View comment'), url: comment.url },
    note: say('You can turn these emails off in your account’s settings.'),
  }),

  client_comments: (news: CommentNews, say: Say): MailContent => ({
    subject:
      news.count === 1
        ? say('1 new comment: {title}', { title: news.formTitle })
        : say('{count} new comments: {title}', { count: news.count, title: news.formTitle }),
    paragraphs: [
      say('Clients commented on submissions of “{title}”.', { title: news.formTitle }),
      ...(news.count > news.comments.length
        ? [
            say('Shown: the newest {shown} of {count}.', {
              shown: news.comments.length,
              count: news.count,
            }),
          ]
        : []),
    ],
    facts: news.comments,
    action: { label: say('View comment'), url: news.url },
    note: say('You can turn these emails off in your account’s settings.'),
  }),
} as const;
