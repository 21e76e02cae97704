import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { run, sql } from '../db/sql.ts';
import type { Database } from '../entities/database.ts';
import type { MailKind } from './mails.ts';

/** At most `count` mails within `withinMs` of the first. */
interface MailLimit {
  count: number;
  withinMs: number;
}

/** Limits for mails of one kind. */
interface KindLimits {
  /** To one address, over all accounts. */
  address: MailLimit;
  /** Caused by one account. */
  account?: MailLimit;
  /** To one address from one form. */
  form?: MailLimit;
  /** To one address about one submission, repetitions included. */
  submission?: MailLimit;
}

const perHour = (count: number): MailLimit => ({ count, withinMs: HOUR_MS });
const perDay = (count: number): MailLimit => ({ count, withinMs: DAY_MS });

/** Limits of mails that anyone who knows an address can cause (D-44). */
const ASKED_BY_ANYBODY: KindLimits = { address: perHour(3) };
/** Mails that only an administrator can cause. */
const BY_AN_ADMINISTRATOR: KindLimits = { address: perDay(20), account: perDay(500) };
/** Mails that only an account's holder can cause; a bound against faults. */
const ABOUT_OWN_ACCOUNT: KindLimits = { address: perDay(100) };

/**
 * Limits by kind (T22). Each kind has its own counts: a form with many submissions must not keep its owner from
 * resetting a password.
 */
const LIMITS: Record<MailKind, KindLimits> = {
  confirm_email: ASKED_BY_ANYBODY,
  account_exists: ASKED_BY_ANYBODY,
  choose_password: ASKED_BY_ANYBODY,
  reset_password: ASKED_BY_ANYBODY,
  trust_browser: ASKED_BY_ANYBODY,
  link_identity: ASKED_BY_ANYBODY,
  client_confirm_email: ASKED_BY_ANYBODY,
  client_account_exists: ASKED_BY_ANYBODY,
  client_choose_password: ASKED_BY_ANYBODY,
  client_reset_password: ASKED_BY_ANYBODY,
  change_email: { ...ASKED_BY_ANYBODY, account: perDay(10) },
  confirm_notifications: { address: perDay(3), account: perDay(30) },
  password_changed: ABOUT_OWN_ACCOUNT,
  email_changed: ABOUT_OWN_ACCOUNT,
  second_factor_changed: ABOUT_OWN_ACCOUNT,
  sign_in_link_changed: ABOUT_OWN_ACCOUNT,
  account_approved: ABOUT_OWN_ACCOUNT,
  approval_requested: ABOUT_OWN_ACCOUNT,
  contact_message: ABOUT_OWN_ACCOUNT,
  client_password_changed: ABOUT_OWN_ACCOUNT,
  client_activated: ABOUT_OWN_ACCOUNT,
  account_invited: { address: perDay(5), account: perDay(100) },
  client_invited: BY_AN_ADMINISTRATOR,
  client_more_shared: BY_AN_ADMINISTRATOR,
  client_news: { address: perDay(300), account: perDay(2_000), submission: perDay(5) },
  submission_notification: { address: perDay(300), account: perDay(2_000), submission: perDay(5) },
  weekly_report: { address: perDay(200), account: perDay(2_000), form: perDay(2) },
  export_ready: { address: perDay(200), account: perDay(2_000), form: perDay(4) },
  export_failed: { address: perDay(200), account: perDay(2_000), form: perDay(4) },
  webhook_stopped: { address: perDay(50), account: perDay(100), form: perDay(10) },
  files_held: { address: perDay(50), account: perDay(100), form: perDay(4) },
  files_waiting: { address: perDay(50), account: perDay(100), form: perDay(4) },
  form_invitation: { address: perDay(20), account: perDay(50_000), form: perDay(3) },
  submission_digest: { address: perDay(200), account: perDay(2_000) },
  auto_reply: { address: perDay(10), account: perDay(1_000), form: perDay(5) },
  place_free: { address: perDay(10), account: perDay(5_000), submission: perDay(2) },
  comment_mention: { address: perDay(200), account: perDay(2_000), submission: perDay(30) },
  client_comments: { address: perDay(200), account: perDay(2_000) },
  email_code: { address: perHour(10), account: perDay(5_000), form: perHour(5) },
  continue_link: { address: perHour(10), account: perDay(5_000), form: perHour(5) },
  continue_reminder: { address: perDay(10), account: perDay(5_000), form: perDay(5) },
  sender_answer: { address: perDay(10), account: perDay(500), submission: perDay(10) },
  reply: { address: perDay(10), account: perDay(500), submission: perDay(10) },
};

/** The counts that a mail belongs to. */
export interface CountedMail {
  kind: MailKind;
  to: string;
  /** The account that causes the mail. */
  accountId?: string;
  formId?: string;
  submissionId?: string;
}

/** The limit that a mail exceeds. */
type PassedLimit = `${keyof KindLimits}_limit`;

/** Counts one more; an expired window starts over. */
const count = (key: string, now: number, withinMs: number) => sql<Pick<Database['rate_limits'], 'points'>>`
  insert into rate_limits as r (key, points, expire) values (${key}, 1, ${now + withinMs})
  on conflict (key) do update set
    points = case when r.expire > ${now} then r.points + 1 else 1 end,
    expire = case when r.expire > ${now} then r.expire else excluded.expire end
  returning points`;

/**
 * Counts a mail in the transaction that writes it. Counting comes before the check, so that concurrent mails do not
 * all find room.
 * @returns the first limit that the mail exceeds, or null.
 */
export async function countMail(em: EntityManager, mail: CountedMail): Promise<PassedLimit | null> {
  const { kind, accountId, formId, submissionId } = mail;
  const limits = LIMITS[kind];
  const to = canonicalAddress(mail.to);
  // The account first: its count serializes writers of several mails, so that none deadlock.
  const counts: [keyof KindLimits, string | undefined][] = [
    ['account', accountId],
    ['form', formId && `${formId}:${to}`],
    ['submission', submissionId && `${submissionId}:${to}`],
    ['address', to],
  ];
  for (const [name, whose] of counts) {
    const limit = limits[name];
    if (!limit || whose === undefined) continue;
    const key = keyOf(`${kind}:${name}:${whose}`);
    const [counted] = await run(em, count(key, Date.now(), limit.withinMs));
    if ((counted?.points ?? 0) > limit.count) return `${name}_limit`;
  }
  return null;
}

const keyOf = (text: string): string => `mail:${createHash('sha256').update(text).digest('base64url')}`;

/** Domains whose mailboxes ignore dots in their names. */
const WITHOUT_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox of an address, without `+tag` and in lower case: for counting, never for sending. */
export function canonicalAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  if (!WITHOUT_DOTS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
