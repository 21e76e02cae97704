import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { MailHealth } from '../contract/index.ts';
import { loadMailServer, type MailServer } from './mailServer.ts';
import { loadSystemState, writeSystemState } from './systemState.ts';

/** Key of what came of mails; it is stored beside the settings. */
export const MAIL_SERVER_STATE_KEY = 'mail_server_state';

/** Why a mail server did not take a mail. */
export const MAIL_FAILURES = [
  'name_not_found',
  'nothing_answers',
  'unreachable',
  'timed_out',
  'broken_off',
  'certificate',
  'no_encryption',
  'wrong_encryption',
  'no_mail_server',
  'busy',
  'wrong_password',
  'password_needed',
  'password_unreadable',
  'sender_refused',
  'recipient_refused',
  'message_refused',
  'other',
] as const;

export type MailFailureReason = (typeof MAIL_FAILURES)[number];

const stateSchema = z.object({
  /** Id of the server that it is the state of. */
  server: z.string(),
  acceptedAt: z.iso.datetime().nullable(),
  failure: z.object({ at: z.iso.datetime(), reason: z.enum(MAIL_FAILURES), words: z.string() }).nullable(),
});

/** When a server last took a mail, and its last failure that concerns more than one. */
export type MailServerState = Omit<z.infer<typeof stateSchema>, 'server'>;

const NOTHING_YET: MailServerState = { acceptedAt: null, failure: null };

/** Loads what came of mails to a server; nothing where that was another server. */
export async function loadMailServerState(em: EntityManager, { id }: MailServer): Promise<MailServerState> {
  const { data } = stateSchema.safeParse(await loadSystemState(em, MAIL_SERVER_STATE_KEY));
  if (data?.server !== id) return NOTHING_YET;
  const { acceptedAt, failure } = data;
  return { acceptedAt, failure };
}

/** Stores a part of what came of mails to a server. */
export async function writeMailServerState(
  em: EntityManager,
  server: MailServer,
  changes: Partial<MailServerState>,
): Promise<void> {
  const before = await loadMailServerState(em, server);
  await writeSystemState(em, MAIL_SERVER_STATE_KEY, { ...before, ...changes, server: server.id });
}

/** Returns whether mails leave (D-202). */
export async function findMailHealth(em: EntityManager, config: Config): Promise<MailHealth> {
  const server = await loadMailServer(em, config);
  if (!server) return 'none';
  const { acceptedAt, failure } = await loadMailServerState(em, server);
  if (failure && (acceptedAt === null || acceptedAt < failure.at)) return 'failing';
  return acceptedAt === null ? 'unproven' : 'working';
}
