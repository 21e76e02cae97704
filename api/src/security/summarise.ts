import type { EntityManager } from '@mikro-orm/postgresql';
import type { PlatformSettings, SecurityStatus, SecuritySummary } from '../contract/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Config } from '../config/config.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { OutboxMail } from '../entities/outboxMail.entity.ts';
import { findLastCleanUp } from '../settings/trashRetention.ts';
import { readSettings } from '../settings/platformSettings.ts';

const COUNTS = `
  select
    coalesce(sum(times) filter (where event_type = 'dangerous_input_detected'), 0)::int as "dangerousInputs",
    coalesce(sum(times) filter (where event_type = 'rate_limit_exceeded'), 0)::int as "rateLimitHits",
    coalesce(sum(times), 0)::int as "totalEvents",
    (select count(*)::int from login_attempts
      where not success and attempt_time > now() - interval '24 hours') as "failedLogins"
  from (
    select event_type, coalesce((event_data ->> 'times')::bigint, 1) as times
    from security_events where created_at > now() - interval '24 hours'
  ) counted`;

type Counts = Omit<SecuritySummary, 'status'>;

/** Inputs of the summary beside the database. */
export interface SummaryDeps {
  config: Config;
  captcha: Captcha;
  mailer: Mailer | null;
}

/** The four counters over all events of 24 hours (SECD-002…005, D-156) and the status list (D-157). */
export async function summarise(em: EntityManager, deps: SummaryDeps): Promise<SecuritySummary> {
  const [counts] = await em.execute<Counts[]>(COUNTS);
  const none: Counts = { dangerousInputs: 0, rateLimitHits: 0, failedLogins: 0, totalEvents: 0 };
  return { ...none, ...counts, status: await findStatus(em, deps) };
}

const CAPTCHA_NAMES = {
  altcha: 'Built-in proof of work',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const;

async function findStatus(em: EntityManager, deps: SummaryDeps): Promise<SecurityStatus[]> {
  const settings = await readSettings(em);
  const { config, captcha } = deps;
  const isHttps = config.publicUrl.startsWith('https:');
  return [
    { key: 'captcha', state: 'fine', text: CAPTCHA_NAMES[captcha.provider] },
    settings.serverRateLimits
      ? { key: 'rate_limits', state: 'fine', text: 'On' }
      : { key: 'rate_limits', state: 'off', text: 'Switched off in the platform settings' },
    { key: 'lockout', state: 'fine', text: 'Locked for 15 minutes after 5 failures' },
    await findMailStatus(em, deps),
    await findCleanUpStatus(em),
    isHttps
      ? { key: 'encryption', state: 'fine', text: 'The platform is reached by https' }
      : { key: 'encryption', state: 'attention', text: 'The platform is reached by plain http' },
    settings.storeIpAddresses
      ? { key: 'ip_storage', state: 'attention', text: 'Addresses are kept in the clear' }
      : { key: 'ip_storage', state: 'fine', text: 'Kept as keyed hashes that change daily' },
    secondFactorStatus(settings),
  ];
}

function secondFactorStatus(settings: PlatformSettings): SecurityStatus {
  const key = 'second_factor';
  if (settings.requireSecondFactor) return { key, state: 'fine', text: 'Required for every user' };
  return settings.requireAdminSecondFactor
    ? { key, state: 'fine', text: 'Required for administrators' }
    : { key, state: 'off', text: 'Not required for administrators' };
}

/** A clean-up that is missed for two days is worth a look. */
const CLEAN_UP_HOURS = 48;

async function findCleanUpStatus(em: EntityManager): Promise<SecurityStatus> {
  const last = await findLastCleanUp(em);
  if (!last) return { key: 'trash_cleanup', state: 'fine', text: 'Runs every day; not yet since the start' };
  const hours = Math.floor((Date.now() - Date.parse(last.at)) / 3_600_000);
  const ago = hours < 1 ? 'less than an hour ago' : `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  const removed = `${last.submissions} ${last.submissions === 1 ? 'submission' : 'submissions'} removed`;
  const state = hours > CLEAN_UP_HOURS ? 'attention' : 'fine';
  return { key: 'trash_cleanup', state, text: `Last run ${ago}, ${removed}` };
}

async function findMailStatus(em: EntityManager, { mailer }: SummaryDeps): Promise<SecurityStatus> {
  const failed = await em.count(OutboxMail, { state: 'failed', heldReason: null });
  const waiting = await em.count(OutboxMail, { state: 'waiting' });
  if (!mailer) {
    const text = `No mail server: ${waiting} ${waiting === 1 ? 'mail waits' : 'mails wait'} in the outbox`;
    return { key: 'mail', state: 'attention', text };
  }
  if (failed > 0) {
    return {
      key: 'mail',
      state: 'attention',
      text: `${failed} ${failed === 1 ? 'mail' : 'mails'} could not be delivered`,
    };
  }
  return { key: 'mail', state: 'fine', text: 'Mails are handed to the mail server' };
}
