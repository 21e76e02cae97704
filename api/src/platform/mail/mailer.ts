import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { createLazy } from '../process/lazy.ts';
import type { MailServer } from '../settings/mailServer.ts';
import { MailError, toMailError } from './mailFailure.ts';

/** A file of a mail. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A mail for the mail server. */
export interface MailMessage {
  /** Stays the same when the mail is sent again, so that mailboxes can deduplicate. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The one-click address that stops such mails (RFC 8058). */
  stopUrl: string | null;
  files?: readonly MailFile[];
}

/** A client of the mail server. */
export interface Mailer {
  /** @throws {MailError} when the server does not take the mail. */
  send(message: MailMessage): Promise<void>;
  /** @throws {MailError} when the server cannot be used as configured. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** Time-outs for each step with a mail server, in ms. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

/**
 * Creates the client of a mail server. Mails carry links that open accounts, so without TLS they go only where the
 * server is on this machine, or somebody chose so.
 */
export function createMailer(server: MailServer, config: Config, timeouts = TIMEOUTS): Mailer {
  /** Loaded with the first mail: a process that only serves visitors sends none. */
  const transport = createLazy(async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const options = {
      ...connectionOf(server, config),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    return createTransport(options, { from: server.sender });
  });
  const run = async (work: (way: Transporter) => Promise<unknown>): Promise<void> => {
    const way = await transport.get();
    await work(way).catch((error: unknown) => {
      throw toMailError(error, secretsOf(server));
    });
  };
  const { hostname } = new URL(config.publicUrl);
  return {
    send: (message) => run((way) => way.sendMail(composeMessage(message, hostname))),
    verify: () => run((way) => way.verify()),
    close: async () => (await transport.peek())?.close(),
  };
}

/** An environment's address may say more of the connection than its parts. */
function connectionOf(server: MailServer, { smtpUrl }: Config) {
  const { source, host, port, security, user } = server;
  if (source === 'environment') return { url: smtpUrl ?? '', requireTLS: security === 'starttls' };
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: openPassword(server) } }),
  };
}

/** @throws {MailError} `password_unreadable`. */
function openPassword(server: MailServer): string {
  try {
    return server.readPassword() ?? '';
  } catch {
    throw new MailError('password_unreadable');
  }
}

/** The password in the forms in which it is sent: a server may repeat what it refuses. */
function secretsOf(server: MailServer): string[] {
  const password = openPassword(server);
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  return password ? [password, encode(password), encode(`\0${server.user ?? ''}\0${password}`)] : [];
}

const composeMessage = (
  { id, to, replyTo, subject, text, html, stopUrl, files = [] }: MailMessage,
  hostname: string,
) => ({
  // An object, so that nothing is parsed as a list of addresses.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  messageId: `<${id}@${hostname}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(stopUrl && {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});
