import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_SPAM_DAYS, type SpamSettings } from '../../platform/contract/index.ts';
import { AccountSpam } from '../../platform/entities/accountSpam.entity.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { spamEvent } from './spamFilter.ts';

/** Returns what an account says of spam; the defaults where it says nothing. */
export async function loadSpamSettings(em: EntityManager, accountId: string): Promise<SpamSettings> {
  const found = await em.findOne(AccountSpam, { accountId });
  return {
    blocked: found?.blocked ?? [],
    blocksDisposable: found?.blocksDisposable ?? false,
    keptDays: found?.keptDays ?? DEFAULT_SPAM_DAYS,
  };
}

/** Stores what an account says of spam; every process weighs by it once the transaction commits. */
export async function saveSpamSettings(
  em: EntityManager,
  accountId: string,
  settings: SpamSettings,
): Promise<SpamSettings> {
  const blocked = [...new Set(settings.blocked)];
  await em.upsert(AccountSpam, { ...settings, blocked, accountId });
  await publishEvent(em, spamEvent, { accountId });
  return { ...settings, blocked };
}
