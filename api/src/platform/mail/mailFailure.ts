import type { MailFailure } from '../contract/index.ts';
import { storableText } from '../db/storableText.ts';
import type { MailFailureReason } from '../settings/mailServerState.ts';
import type { Say, Text } from '../texts/translate.ts';

/** Longest stored description of a failure, in characters. */
const MAX_WORDS_LENGTH = 300;

/** What is said of each failure: what happened, and what helps. */
export const FAILURE_TEXTS: Readonly<Record<MailFailureReason, Text>> = {
  name_not_found: 'No server has this name. Check the server’s name.',
  nothing_answers: 'Nothing answers at this port. Check name and port.',
  unreachable: 'The server can’t be reached from here. Check its name, and whether a firewall is in the way.',
  timed_out: 'The server didn’t answer in time. Check name, port and encryption.',
  broken_off: 'The server ended the connection. Check port and encryption.',
  certificate: 'The server’s certificate isn’t valid. Use the name that is in the certificate.',
  no_encryption: 'The server offers no encryption this way. Choose another encryption.',
  wrong_encryption:
    'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.',
  no_mail_server: 'What answers there is not a mail server. Check name and port.',
  busy: 'The server takes no emails right now. Try again later.',
  wrong_password: 'The server refused the user name or the password.',
  password_needed: 'The server wants a user name and a password.',
  password_unreadable: 'The stored password can’t be read any more. Type it again.',
  sender_refused: 'The server refused the sender address. Use one that it sends for.',
  recipient_refused: 'The server refused the recipient. It may want a user name and a password.',
  message_refused: 'The server refused the content of the email.',
  other: 'The email could not be handed to the server.',
};

/** Failures that say something of one mail, and nothing of the next. */
const OF_ONE_MAIL: readonly MailFailureReason[] = ['recipient_refused', 'message_refused'];

/** A mail that was not taken. Its message is for logs of deliveries. */
export class MailError extends Error {
  override name = 'MailError';
  readonly reason: MailFailureReason;
  /** What the server, or the network, said. */
  readonly words: string;
  /** Whether a retry is useless: the server refused this mail for good (an SMTP reply 5xx). */
  readonly isPermanent: boolean;

  constructor(reason: MailFailureReason, { code = '', words = '', isPermanent = false } = {}) {
    super([code, words].filter(Boolean).join(': ') || FAILURE_TEXTS[reason]);
    this.reason = reason;
    this.words = words;
    this.isPermanent = isPermanent;
  }

  /** Whether other mails may well go out. */
  get isOfOneMail(): boolean {
    return OF_ONE_MAIL.includes(this.reason);
  }
}

/** Presents a failure to a reader. */
export const presentFailure = (
  { reason, words }: { reason: MailFailureReason; words: string },
  say: Say,
): MailFailure => ({ text: say(FAILURE_TEXTS[reason]), words });

/** An error of the mail client: a failed step of SMTP, or of the way there. */
interface ClientError {
  /** The client's code. */
  code?: string;
  /** The network's. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  message?: string;
}

/** @param secrets texts that no description repeats, such as a password that a server sends back. */
export function toMailError(error: unknown, secrets: readonly string[]): MailError {
  const failed = error as ClientError;
  const { responseCode, command = '', code = 'unknown', message = '' } = failed;
  const reason = reasonOf(failed);
  const words = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return new MailError(reason, {
    code: responseCode ? `${responseCode} (${command})` : code,
    words: storableText(words.slice(0, MAX_WORDS_LENGTH)),
    isPermanent: (responseCode ?? 0) >= 500 && OF_ONE_MAIL.includes(reason),
  });
}

/** Codes of the network, and what they mean. */
const NETWORK: Readonly<Record<string, MailFailureReason>> = {
  ENOTFOUND: 'name_not_found',
  ECONNREFUSED: 'nothing_answers',
  ETIMEDOUT: 'timed_out',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ECONNRESET: 'broken_off',
  EPIPE: 'broken_off',
};

/** Codes of the client where no reply and no code of the network says more. */
const CLIENT: Readonly<Record<string, MailFailureReason>> = {
  EDNS: 'name_not_found',
  ETIMEDOUT: 'timed_out',
  ETLS: 'broken_off',
  ECONNECTION: 'broken_off',
  EPROTOCOL: 'no_mail_server',
  EAUTH: 'wrong_password',
  EENVELOPE: 'message_refused',
  EMESSAGE: 'message_refused',
};

/** Replies that ask for a sign-in first (RFC 4954, section 6). */
const SIGN_IN_FIRST = 530;

function reasonOf({
  code = '',
  originalCode = '',
  command,
  responseCode = 0,
  message = '',
}: ClientError): MailFailureReason {
  if (/certificate|altname/i.test(`${message} ${originalCode}`) && !responseCode) return 'certificate';
  if (/wrong version number|packet length|ERR_SSL|EPROTO\b/.test(`${message} ${originalCode}`))
    return 'wrong_encryption';
  if (command === 'STARTTLS' && responseCode) return 'no_encryption';
  if (responseCode === SIGN_IN_FIRST) return 'password_needed';
  if (command === 'RCPT TO') return 'recipient_refused';
  if (responseCode >= 400 && responseCode < 500) return 'busy';
  if (command === 'MAIL FROM' && responseCode) return 'sender_refused';
  // Whatever refuses by a number speaks SMTP.
  if (code === 'EPROTOCOL' && responseCode) return 'other';
  return NETWORK[originalCode] ?? CLIENT[code] ?? 'other';
}
