import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** A mail as the mail server gets it. */
export interface MailMessage {
  /** The same whenever this mail is sent again, so that a mailbox can tell. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Where one press stops mails like this one (RFC 8058). */
  stopUrl: string | null;
}

/** The way to the mail server. */
export interface Mailer {
  /** @throws {MailError} when the server did not take it. */
  send(message: MailMessage): Promise<void>;
  /** @throws {MailError} when the server cannot be used as configured. */
  verify(): Promise<void>;
  close(): void;
}

/** A mail was not taken. */
export class MailError extends Error {
  override name = 'MailError';
  /** True when trying again later cannot help (an SMTP answer 5xx to this very mail). */
  readonly isPermanent: boolean;

  constructor(message: string, options: { isPermanent: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent;
  }
}

/** How long a mail server may keep us waiting for each step, in milliseconds. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};
/** What is sent to these hosts leaves this machine by nobody's wire. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Longest description of a failure that is kept, in characters. */
const MAX_ERROR_LENGTH = 300;

/**
 * Null without a configured mail server: mails then wait in the outbox (D-23). Links that open accounts travel in
 * mails, so `smtp://` has to offer TLS as well, unless the installation says otherwise.
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
  let transport: Promise<Transporter> | undefined;
  /** With the first mail: a process that only answers visitors sends none. */
  const loadTransport = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(options, { from: config.mailFrom });
  };
  const open = (): Promise<Transporter> => (transport ??= loadTransport());
  const host = new URL(config.publicUrl).hostname;
  return {
    async send({ id, to, replyTo, subject, text, html, stopUrl }) {
      const message = {
        // As an object: nothing in it is parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl && {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      };
      const way = await open();
      await way.sendMail(message).catch((error: unknown) => {
        throw toMailError(error);
      });
    },
    async verify() {
      const way = await open();
      await way.verify().catch((error: unknown) => {
        throw toMailError(error);
      });
    },
    close: () => void transport?.then((way) => way.close()),
  };
}

function toMailError(error: unknown): MailError {
  const { responseCode, command, code, message } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
    message?: string;
  };
  // 5xx to the mail itself is final; 5xx to how we come may be mended by the operator.
  const isRefusedWay = code === 'EAUTH' || command === 'CONN' || command === 'STARTTLS';
  const isPermanent = (responseCode ?? 0) >= 500 && !isRefusedWay;
  const description = responseCode ? `${responseCode} (${command ?? ''})` : (code ?? 'unknown');
  return new MailError(`${description}: ${message ?? ''}`.slice(0, MAX_ERROR_LENGTH), {
    isPermanent,
    cause: error,
  });
}
