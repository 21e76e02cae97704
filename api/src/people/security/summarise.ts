import type { EntityManager } from '@mikro-orm/postgresql';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import {
  ACCOUNT_EVENT_TYPES,
  type PlatformSettings,
  type SecurityStatus,
  type SecuritySummary,
} from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { findMailHealth } from '../../platform/settings/mailServerState.ts';
import { findLastCleanUp } from '../../platform/settings/trashRetention.ts';
import type { Say } from '../../platform/texts/translate.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';

const COUNTS = sql<Counts>`
  select
    coalesce(sum(times) filter (where event_type = 'dangerous_input_detected'), 0)::int as "dangerousInputs",
    coalesce(sum(times) filter (where event_type = 'rate_limit_exceeded'), 0)::int as "rateLimitHits",
    coalesce(sum(times), 0)::int as "totalEvents",
    (select count(*)::int from login_attempts
      where not success and attempt_time > now() - interval '24 hours') as "failedLogins"
  from (
    select event_type, coalesce((event_data ->> 'times')::bigint, 1) as times
    from security_events where created_at > now() - interval '24 hours'
      and event_type <> all (${`{${ACCOUNT_EVENT_TYPES.join(',')}}`}::text[])
  ) counted`;

type Counts = Omit<SecuritySummary, 'status'>;

/** Inputs of the summary beside the database. */
export interface SummaryDeps {
  config: Config;
  captcha: Captcha;
}

/** The four counters over all events of 24 hours but those of audit logs alone (SECD-002…005, D-156) and the status list (D-157), in words of the reader. */
export async function summarise(em: EntityManager, deps: SummaryDeps, say: Say): Promise<SecuritySummary> {
  const [counts] = await run(em, COUNTS);
  const none: Counts = { dangerousInputs: 0, rateLimitHits: 0, failedLogins: 0, totalEvents: 0 };
  return { ...none, ...counts, status: await findStatus(em, deps, say) };
}

const CAPTCHA_NAMES = {
  altcha: 'Built-in proof of work',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const;

async function findStatus(em: EntityManager, deps: SummaryDeps, say: Say): Promise<SecurityStatus[]> {
  const settings = await loadSettings(em);
  const { config, captcha } = deps;
  const isHttps = config.publicUrl.startsWith('https:');
  return [
    { key: 'captcha', state: 'fine', text: say(CAPTCHA_NAMES[captcha.provider]) },
    settings.serverRateLimits
      ? { key: 'rate_limits', state: 'fine', text: say('On') }
      : { key: 'rate_limits', state: 'off', text: say('Switched off in the platform settings') },
    { key: 'lockout', state: 'fine', text: say('Locked for 15 minutes after 5 failures') },
    await findMailStatus(em, deps, say),
    await findCleanUpStatus(em, say),
    isHttps
      ? { key: 'encryption', state: 'fine', text: say('The platform is reached by https') }
      : { key: 'encryption', state: 'attention', text: say('The platform is reached by plain http') },
    settings.storeIpAddresses
      ? { key: 'ip_storage', state: 'attention', text: say('Addresses are kept in the clear') }
      : { key: 'ip_storage', state: 'fine', text: say('Kept as keyed hashes that change daily') },
    secondFactorStatus(settings, say),
  ];
}

function secondFactorStatus(settings: PlatformSettings, say: Say): SecurityStatus {
  const key = 'second_factor';
  if (settings.requireSecondFactor) return { key, state: 'fine', text: say('Required for every user') };
  return settings.requireAdminSecondFactor
    ? { key, state: 'fine', text: say('Required for administrators') }
    : { key, state: 'off', text: say('Not required for administrators') };
}

/** A clean-up that is missed for two days is worth a look. */
const CLEAN_UP_HOURS = 48;

async function findCleanUpStatus(em: EntityManager, say: Say): Promise<SecurityStatus> {
  const last = await findLastCleanUp(em);
  if (!last)
    return { key: 'trash_cleanup', state: 'fine', text: say('Runs every day; not yet since the start') };
  const hours = Math.floor((Date.now() - Date.parse(last.at)) / HOUR_MS);
  const count = last.submissions;
  const text =
    hours < 1
      ? say('Last run less than an hour ago, submissions removed: {count}', { count })
      : say('Last run {hours} hours ago, submissions removed: {count}', { hours, count });
  const state = hours > CLEAN_UP_HOURS ? 'attention' : 'fine';
  return { key: 'trash_cleanup', state, text };
}

async function findMailStatus(em: EntityManager, { config }: SummaryDeps, say: Say): Promise<SecurityStatus> {
  const failed = await em.count(Delivery, { channel: 'mail', state: 'failed', heldReason: null });
  const waiting = await em.count(Delivery, { channel: 'mail', state: 'waiting' });
  const health = await findMailHealth(em, config);
  if (health === 'none') {
    const text = say('No mail server. Mails that wait in the outbox: {count}', { count: waiting });
    return { key: 'mail', state: 'attention', text };
  }
  if (health === 'failing') {
    return { key: 'mail', state: 'attention', text: say('Emails don’t go out. Admin, Settings says why.') };
  }
  if (failed > 0) {
    return {
      key: 'mail',
      state: 'attention',
      text: say('Mails that could not be delivered: {count}', { count: failed }),
    };
  }
  return { key: 'mail', state: 'fine', text: say('Mails are handed to the mail server') };
}
