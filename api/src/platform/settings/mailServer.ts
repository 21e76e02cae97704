import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { mailSecuritySchema, type MailSecurity } from '../contract/index.ts';
import { createKeyedHash } from '../secrets/keyedHash.ts';
import { openSecret, type SealedFor } from '../secrets/sealSecret.ts';
import { loadSystemState } from './systemState.ts';

/** Key of the server that an administrator typed; it is stored beside the settings. */
export const MAIL_SERVER_KEY = 'mail_server';

/** Where mails are handed over, and who signs in there. */
export interface MailServerAddress {
  host: string;
  port: number;
  security: MailSecurity;
  /** Null = nobody signs in. */
  user: string | null;
}

/** The mail server, and the sender of every mail. */
export interface MailServer extends MailServerAddress {
  /** Another one after each change: what came of mails belongs to one id. */
  id: string;
  source: 'environment' | 'settings';
  sender: { name: string; address: string };
  hasPassword: boolean;
  /**
   * Opens the password; a function, so that nothing prints it.
   * @throws when it was sealed with another platform secret.
   */
  readPassword(): string | null;
}

/** The server as it is stored. */
export const storedMailServerSchema = z.object({
  id: z.uuid(),
  host: z.string(),
  port: z.number(),
  security: mailSecuritySchema,
  user: z.string().nullable(),
  /** Sealed. */
  password: z.string().nullable(),
  sender: z.object({ name: z.string(), address: z.string() }),
});

export type StoredMailServer = z.infer<typeof storedMailServerSchema>;

/** Hosts on this machine: mails to them cross no network. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

export const isOwnHost = (host: string): boolean => OWN_HOSTS.has(host);

/** What the password of a server is sealed for: it opens for the host that it was typed for, and no other. */
export const sealedFor = ({ host, port, security, user }: MailServerAddress): SealedFor => ({
  purpose: 'mail-server',
  id: JSON.stringify([host, port, security, user]),
});

/** Returns the server that mails go to; null without one, when they wait in the outbox (D-23, D-202). */
export async function loadMailServer(em: EntityManager, config: Config): Promise<MailServer | null> {
  return findMailServer(config, config.smtpUrl === null ? await loadSystemState(em, MAIL_SERVER_KEY) : null);
}

/** Returns whether mails can be handed to a server, which need not be one that takes them. */
export const hasMailServer = async (em: EntityManager, config: Config): Promise<boolean> =>
  (await loadMailServer(em, config)) !== null;

/** Returns the environment's server, else what is stored under `MAIL_SERVER_KEY`; null where that is none. */
export function findMailServer(config: Config, stored: unknown): MailServer | null {
  if (config.smtpUrl !== null) return readEnvironment(config, new URL(config.smtpUrl));
  const { data } = storedMailServerSchema.safeParse(stored);
  if (!data) return null;
  const { password, ...server } = data;
  return {
    ...server,
    source: 'settings',
    hasPassword: password !== null,
    readPassword: () => password && openSecret(password, config.secret, sealedFor(data)),
  };
}

/** Ports of `smtps://` and `smtp://` addresses that name none. */
const DEFAULT_PORTS = { tls: 465, starttls: 587, none: 587 } as const;

function readEnvironment({ mailFrom, allowPlainSmtp, secret }: Config, url: URL): MailServer {
  const mayBePlain = allowPlainSmtp || isOwnHost(url.hostname);
  const security = url.protocol === 'smtps:' ? 'tls' : mayBePlain ? 'none' : 'starttls';
  return {
    id: createKeyedHash(secret)(`${url.href} ${mailFrom}`, 'base64url'),
    source: 'environment',
    host: url.hostname,
    port: Number(url.port) || DEFAULT_PORTS[security],
    security,
    user: decode(url.username) || null,
    sender: parseSender(mailFrom),
    hasPassword: url.password !== '',
    readPassword: () => decode(url.password) || null,
  };
}

/** Decodes `%XX`; a text with another `%` stays as it is, as whoever wrote it meant it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads `Name <address>` or an address. */
export function parseSender(text: string): MailServer['sender'] {
  const [, name = '', address = text] = /^\s*"?(.*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name, address: address.trim() };
}
