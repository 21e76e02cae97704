import { isIP } from 'node:net';
import { checkEmail } from '@inlay/sdk/model';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import type { SaveMailServerRequest } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import { PlatformSetting } from '../entities/platformSetting.entity.ts';
import { invalidField } from '../http/invalidField.ts';
import { sealSecret } from '../secrets/sealSecret.ts';
import {
  isOwnHost,
  MAIL_SERVER_KEY,
  sealedFor,
  storedMailServerSchema,
  type MailServer,
  type MailServerAddress,
  type StoredMailServer,
} from '../settings/mailServer.ts';
import { MAIL_SERVER_STATE_KEY, writeMailServerState } from '../settings/mailServerState.ts';
import { loadSystemState, writeSystemState } from '../settings/systemState.ts';
import type { Text } from '../texts/translate.ts';
import { oneLine } from './composeMail.ts';

const TEXTS = {
  host: 'Enter a name such as mail.example.com, without smtp:// and without a port',
  security: 'A password needs encryption, unless the server is on this machine',
  password: 'Type the password again: it is kept for the server, encryption and user name it was typed for',
} as const satisfies Record<string, Text>;

/**
 * Returns the server that an administrator typed, as it would be stored. Without a password the stored one stays,
 * where everything is as it was typed for: a changed host must not be sent what belongs to another (D-202).
 * @throws {ProblemError} `request.invalid`.
 */
export async function sealMailServer(
  em: EntityManager,
  config: Config,
  request: SaveMailServerRequest,
): Promise<StoredMailServer> {
  const { port, security, user, password } = request;
  const host = parseHost(request.host);
  if (host === null) throw invalidField('host', { code: 'not_a_host', message: TEXTS.host });
  const address = checkEmail(request.senderAddress);
  if (!address.ok) throw invalidField('senderAddress', address);
  const server: MailServerAddress = { host, port, security, user };
  const isReadable = security === 'none' && !isOwnHost(host) && !config.allowPlainSmtp;
  if (user !== null && isReadable)
    throw invalidField('security', { code: 'readable', message: TEXTS.security });
  return {
    ...server,
    id: createId(),
    sender: { name: oneLine(request.senderName), address: address.value },
    password: user === null ? null : await sealPassword(em, config, { server, password }),
  };
}

async function sealPassword(
  em: EntityManager,
  config: Config,
  { server, password }: { server: MailServerAddress; password: string | undefined },
): Promise<string> {
  const owner = sealedFor(server);
  if (password !== undefined) return sealSecret(password, config.secret, owner);
  const { data: before } = storedMailServerSchema.safeParse(await loadSystemState(em, MAIL_SERVER_KEY));
  if (!before?.password)
    throw invalidField('password', { code: 'required', message: 'Password is required' });
  if (sealedFor(before).id === owner.id) return before.password;
  throw invalidField('password', { code: 'changed', message: TEXTS.password });
}

/** Returns a host name or an IP address as connections take it; null for anything else, such as an address with a port. */
function parseHost(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare)) return bare;
  if (!URL.canParse(`http://${text}`)) return null;
  const { href, hostname } = new URL(`http://${text}`);
  return href === `http://${hostname}/` ? hostname : null;
}

/** Stores a server, whose mails go out by it from then on. @param isProven whether it has just taken a test. */
export async function storeMailServer(
  em: EntityManager,
  { stored, server, isProven }: { stored: StoredMailServer; server: MailServer; isProven: boolean },
): Promise<void> {
  await writeSystemState(em, MAIL_SERVER_KEY, stored);
  const acceptedAt = isProven ? new Date().toISOString() : null;
  await writeMailServerState(em, server, { acceptedAt, failure: null });
}

/** Removes the server that was typed; mails wait from then on. */
export async function removeMailServer(em: EntityManager): Promise<void> {
  await em.nativeDelete(PlatformSetting, { key: { $in: [MAIL_SERVER_KEY, MAIL_SERVER_STATE_KEY] } });
}
