import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { storableText } from '../db/storableText.ts';
import { createLazy } from '../process/lazy.ts';

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
  /** @throws {MailError} when the server rejects the mail. */
  send(message: MailMessage): Promise<void>;
  /** @throws {MailError} when the server cannot be used as configured. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** A rejected mail. */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether a retry is useless (an SMTP reply 5xx to this mail). */
  readonly isPermanent: boolean;

  constructor(message: string, options: { isPermanent: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent;
  }
}

/** Time-outs for each step with a mail server, in ms. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};
/** Hosts on this machine: mails to them cross no network. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Longest stored description of a failure, in characters. */
const MAX_ERROR_LENGTH = 300;

/**
 * Creates the client; null without a configured mail server, when mails wait in the outbox (D-23). Mails carry links
 * that open accounts, so `smtp://` must offer TLS too, unless the installation allows plain text.
 */
export function createMailer(config: Config, timeouts = TIMEOUTS): Mailer | null {
  if (!config.smtpUrl) return null;
  const isOwnHost = OWN_HOSTS.has(new URL(config.smtpUrl).hostname);
  const options = {
    url: config.smtpUrl,
    requireTLS: !isOwnHost && !config.allowPlainSmtp,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  /** Loaded with the first mail: a process that only serves visitors sends none. */
  const transport = createLazy(async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(options, { from: config.mailFrom });
  });
  const host = new URL(config.publicUrl).hostname;
  return {
    async send({ id, to, replyTo, subject, text, html, stopUrl, files = [] }) {
      const message = {
        // An object, so that nothing is parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: files.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        })),
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl && {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      };
      const way = await transport.get();
      await way.sendMail(message).catch((error: unknown) => {
        throw toMailError(error);
      });
    },
    async verify() {
      const way = await transport.get();
      await way.verify().catch((error: unknown) => {
        throw toMailError(error);
      });
    },
    close: async () => (await transport.peek())?.close(),
  };
}

function toMailError(error: unknown): MailError {
  const { responseCode, command, code, message } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
    message?: string;
  };
  // 5xx to the mail itself is final; 5xx to the connection may be fixed by the operator.
  const isRefusedWay = code === 'EAUTH' || command === 'CONN' || command === 'STARTTLS';
  const isPermanent = (responseCode ?? 0) >= 500 && !isRefusedWay;
  const description = responseCode ? `${responseCode} (${command ?? ''})` : (code ?? 'unknown');
  return new MailError(storableText(`${description}: ${message ?? ''}`.slice(0, MAX_ERROR_LENGTH)), {
    isPermanent,
    cause: error,
  });
}
