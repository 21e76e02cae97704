import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientSettings } from '../contract/index.ts';
import { Client } from '../entities/client.entity.ts';
import type { ClientActor } from '../identity/clientActor.ts';

/** Reads what a client has chosen for their own account. */
export async function readClientSettings(em: EntityManager, id: string): Promise<ClientSettings> {
  const { mentionMails, submissionMails } = await em.findOneOrFail(Client, { id });
  return { mentionMails, submissionMails };
}

/** Changes the named settings alone (CLNT-096, CLNT-097). */
export async function changeClientSettings(
  em: EntityManager,
  { id }: Pick<ClientActor, 'id'>,
  changes: { [Key in keyof ClientSettings]?: ClientSettings[Key] | undefined },
): Promise<void> {
  const client = await em.findOneOrFail(Client, { id });
  const { mentionMails, submissionMails } = changes;
  if (mentionMails !== undefined) client.mentionMails = mentionMails;
  if (submissionMails === undefined) return;
  // Nothing from before is mailed.
  if (client.submissionMails === 'none') client.newsUntil = new Date();
  client.submissionMails = submissionMails;
}
