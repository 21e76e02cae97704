import type { EntityManager } from '@mikro-orm/postgresql';
import { dueMonday } from '../../../platform/calendar/weeks.ts';
import type { ClientSettings, ClientSettingsRequest } from '../../../platform/contract/index.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import type { ClientActor } from '../../../platform/identity/clientActor.ts';

/** Reads what a client has chosen for their own account. */
export async function loadClientSettings(em: EntityManager, id: string): Promise<ClientSettings> {
  const { mentionMails, submissionMails, weeklySentFor } = await em.findOneOrFail(Client, { id });
  return { mentionMails, submissionMails, weeklyMails: weeklySentFor !== null };
}

/** Changes the named settings alone (CLNT-096, CLNT-097, CLNT-098). */
export async function changeClientSettings(
  em: EntityManager,
  { id }: Pick<ClientActor, 'id'>,
  changes: ClientSettingsRequest,
): Promise<void> {
  const client = await em.findOneOrFail(Client, { id });
  const { language, mentionMails, submissionMails, weeklyMails, timeZone } = changes;
  if (language !== undefined) client.locale = language;
  if (mentionMails !== undefined) client.mentionMails = mentionMails;
  if (timeZone !== undefined) client.timeZone = timeZone;
  // The first comes on the next Monday.
  if (weeklyMails && client.weeklySentFor === null)
    client.weeklySentFor = dueMonday(client.timeZone ?? 'UTC', Date.now());
  if (weeklyMails === false) client.weeklySentFor = null;
  if (submissionMails === undefined) return;
  // Nothing from before is mailed.
  if (client.submissionMails === 'none') client.newsUntil = new Date();
  client.submissionMails = submissionMails;
}
