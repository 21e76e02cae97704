import { LANGUAGES } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { MAIL_FAILURES } from '../settings/mailServerState.ts';
import { translate } from '../texts/translate.ts';
import { FAILURE_TEXTS, toMailError } from './mailFailure.ts';

/** What the mail client throws where no test can have the real thing at once. */
test.each([
  ['name_not_found', { code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }],
  ['name_not_found', { code: 'EDNS', originalCode: 'EAI_AGAIN', command: 'CONN' }],
  ['timed_out', { code: 'ETIMEDOUT', command: 'CONN', message: 'Greeting never received' }],
  ['timed_out', { code: 'ESOCKET', originalCode: 'ETIMEDOUT', command: 'CONN' }],
  ['unreachable', { code: 'ESOCKET', originalCode: 'EHOSTUNREACH', command: 'CONN' }],
  ['broken_off', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }],
  ['broken_off', { code: 'ECONNECTION', command: 'CONN', message: 'Connection closed unexpectedly' }],
  ['certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }],
  [
    'certificate',
    { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'Hostname/IP does not match' },
  ],
  ['wrong_encryption', { code: 'ESOCKET', originalCode: 'EPROTO', message: 'wrong version number' }],
  ['no_encryption', { code: 'ETLS', command: 'STARTTLS', responseCode: 502 }],
  ['busy', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454 }],
  ['wrong_password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['password_needed', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }],
  ['sender_refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }],
  ['recipient_refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['message_refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
  [
    'other',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, message: 'Invalid greeting. 554 blocked' },
  ],
  ['no_mail_server', { code: 'EPROTOCOL', command: 'CONN', message: 'Unexpected Response' }],
  ['other', {}],
])('D-202 %s is told from what the mail client says (%#)', (reason, error) => {
  expect(toMailError(error, [])).toMatchObject({ reason });
});

test('D-124 only what is refused of one mail for good is not tried again', () => {
  const isFinal = (command: string, responseCode: number) =>
    toMailError({ code: 'EENVELOPE', command, responseCode }, []).isPermanent;
  expect([isFinal('RCPT TO', 550), isFinal('DATA', 554)]).toEqual([true, true]);
  expect([isFinal('RCPT TO', 451), isFinal('MAIL FROM', 550), isFinal('MAIL FROM', 530)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('SHELL-053 each failure has words in each language', () => {
  for (const reason of MAIL_FAILURES)
    for (const language of LANGUAGES.filter((one) => one !== 'en'))
      expect(translate(language, FAILURE_TEXTS[reason])).not.toBe(FAILURE_TEXTS[reason]);
});
