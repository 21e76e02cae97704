import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from './mails.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** At most `count` mails within `withinMs` of the first. */
interface MailLimit {
  count: number;
  withinMs: number;
}

/** How many mails of one kind the platform sends. */
interface KindLimits {
  /** To one address, over all accounts. */
  address: MailLimit;
  /** Caused by one account. */
  account?: MailLimit;
  /** To one address from one form. */
  form?: MailLimit;
  /** To one address about one submission, the first and every repetition. */
  submission?: MailLimit;
}

const perHour = (count: number): MailLimit => ({ count, withinMs: HOUR_MS });
const perDay = (count: number): MailLimit => ({ count, withinMs: DAY_MS });

/** What anybody can cause who knows an address (D-44). */
const ASKED_BY_ANYBODY: KindLimits = { address: perHour(3) };
/** What only the holder of an account can cause; a bound against faults. */
const ABOUT_OWN_ACCOUNT: KindLimits = { address: perDay(100) };

/**
 * Limits by kind (T22). Kinds have counts of their own, so that no flood of one holds back another: a
 * form that is answered often must not keep its owner from resetting a password.
 */
const LIMITS: Record<MailKind, KindLimits> = {
  confirm_email: ASKED_BY_ANYBODY,
  account_exists: ASKED_BY_ANYBODY,
  choose_password: ASKED_BY_ANYBODY,
  reset_password: ASKED_BY_ANYBODY,
  trust_browser: ASKED_BY_ANYBODY,
  client_confirm_email: ASKED_BY_ANYBODY,
  client_account_exists: ASKED_BY_ANYBODY,
  client_choose_password: ASKED_BY_ANYBODY,
  client_reset_password: ASKED_BY_ANYBODY,
  change_email: { ...ASKED_BY_ANYBODY, account: perDay(10) },
  confirm_notifications: { address: perDay(3), account: perDay(30) },
  password_changed: ABOUT_OWN_ACCOUNT,
  email_changed: ABOUT_OWN_ACCOUNT,
  second_factor_changed: ABOUT_OWN_ACCOUNT,
  account_approved: ABOUT_OWN_ACCOUNT,
  approval_requested: ABOUT_OWN_ACCOUNT,
  contact_message: ABOUT_OWN_ACCOUNT,
  client_password_changed: ABOUT_OWN_ACCOUNT,
  client_activated: ABOUT_OWN_ACCOUNT,
  submission_notification: { address: perDay(300), account: perDay(2_000), submission: perDay(5) },
  submission_digest: { address: perDay(200), account: perDay(2_000) },
  auto_reply: { address: perDay(10), account: perDay(1_000), form: perDay(5) },
};

/** What a mail is counted by. */
export interface CountedMail {
  kind: MailKind;
  to: string;
  /** The account that causes it. */
  accountId?: string;
  formId?: string;
  submissionId?: string;
}

/** The limit that a mail passes. */
type PassedLimit = `${keyof KindLimits}_limit`;

/** One more; the window of what has expired begins again. */
const COUNT = `
  insert into rate_limits as r (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set
    points = case when r.expire > ? then r.points + 1 else 1 end,
    expire = case when r.expire > ? then r.expire else excluded.expire end
  returning points`;

/**
 * Counts a mail, with the transaction that writes it. Counted first and judged by what came out, so that
 * mails at the same time do not all find room.
 * @returns the first limit it passes, or null.
 */
export async function countMail(em: EntityManager, mail: CountedMail): Promise<PassedLimit | null> {
  const { kind, accountId, formId, submissionId } = mail;
  const limits = LIMITS[kind];
  const to = canonicalAddress(mail.to);
  // The account first: who writes several mails holds its count, and nobody waits for each other.
  const counts: [keyof KindLimits, string | undefined][] = [
    ['account', accountId],
    ['form', formId && `${formId}:${to}`],
    ['submission', submissionId && `${submissionId}:${to}`],
    ['address', to],
  ];
  for (const [name, whose] of counts) {
    const limit = limits[name];
    if (!limit || whose === undefined) continue;
    const now = Date.now();
    const values = [keyOf(`${kind}:${name}:${whose}`), now + limit.withinMs, now, now];
    const [counted] = await em.execute<{ points: number }[]>(COUNT, values);
    if ((counted?.points ?? 0) > limit.count) return `${name}_limit`;
  }
  return null;
}

const keyOf = (text: string): string => `mail:${createHash('sha256').update(text).digest('base64url')}`;

/** Domains whose mailboxes pass over dots in their names. */
const WITHOUT_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address: without `+tag`, in lower case. For counting alone, never for sending. */
export function canonicalAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  if (!WITHOUT_DOTS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
