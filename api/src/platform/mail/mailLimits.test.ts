import { beforeEach, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { canonicalAddress } from './mailLimits.ts';
import { queueMail } from './queueMail.ts';

const api = useTestApi();
beforeEach(async () => {
  await api.database.query('delete from deliveries');
  await api.database.query('delete from rate_limits');
});

const outbox = () =>
  api.database.query<{ kind: string; held_reason: string | null }>('select * from deliveries order by id');
/** Returns how many mails wait to be sent, and why others do not. */
const found = async () => {
  const mails = await outbox();
  const held = mails.flatMap(({ held_reason: reason }) => reason ?? []);
  return { waiting: mails.length - held.length, held };
};

test.each([
  ['Ada+spam.1@Example.com', 'ada@example.com'],
  ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
  ['A.d.a+x+y@GoogleMail.com', 'ada@gmail.com'],
])('T22 %s is the mailbox %s', (address, mailbox) => {
  expect(canonicalAddress(address)).toBe(mailbox);
});

test('T22 six sign-ups of one client’s address, under six tags, are three mails; the others are kept', async () => {
  for (let at = 0; at < 6; at++) {
    const body = { email: `victim+${at}@example.com`, password: TEST_PASSWORD, name: 'V' };
    expect((await api.visitor().post('/api/client-signup', body)).status).toBe(204);
  }
  await api.runJobs();
  expect(await found()).toEqual({ waiting: 3, held: Array(3).fill('address_limit') });
});

test('T22 D-44 confirmations of a user’s address are three in an hour, sign-ups and resends together', async () => {
  const queue = (email: string) =>
    inTransaction(api.deps.orm, (em) =>
      queueMail(em, 'confirm_email', { to: email, platformName: 'Inlay' }, { url: 'https://x.example' }),
    );
  const at = async () => Promise.all(Array.from({ length: 8 }, () => queue('victim@gmail.com')));
  expect((await at()).filter((reason) => reason === null)).toHaveLength(3);
  expect(await queue('v.i.ctim@googlemail.com')).toBe('address_limit');
  // The limit of one kind does not hold back another.
  const owner = await api.signedIn({ email: 'victim@gmail.com' });
  await api.visitor().post('/api/auth/reset-request', { email: owner.email });
  await api.runJobs();
  expect((await found()).waiting).toBe(4);
  // An hour later there is room again.
  await api.database.query('update rate_limits set expire = 0');
  expect(await queue('victim@gmail.com')).toBeNull();
});

test('T22 an account causes at most thirty questions a day, whomever it asks', async () => {
  const owner = await api.signedIn();
  const queue = (at: number) =>
    inTransaction(api.deps.orm, (em) =>
      queueMail(
        em,
        'confirm_notifications',
        { to: `a${at}@example.com`, platformName: 'Inlay', accountId: owner.accountId },
        { owner: owner.email, url: 'https://x.example' },
      ),
    );
  const reasons = await Promise.all(Array.from({ length: 33 }, (_, at) => queue(at)));
  expect(reasons.filter((reason) => reason === 'account_limit')).toHaveLength(3);
});

test('NOTIF-043 T22 what is held back stands in the outbox with its reason, and is refused again while there is no room', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const queue = () =>
    inTransaction(api.deps.orm, (em) =>
      queueMail(
        em,
        'reset_password',
        { to: 'v@example.com', platformName: 'Inlay' },
        { url: 'https://x.example' },
      ),
    );
  for (let at = 0; at < 4; at++) await queue();
  const { mails } = (await admin.get('/api/admin/mail')).body;
  expect(mails[0]).toMatchObject({
    state: 'held',
    attempts: 0,
    lastError: expect.stringContaining('as many'),
  });
  const refused = await admin.post(`/api/admin/mail/${mails[0].id}/retry`);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'mail.held']);
  await api.database.query('delete from rate_limits');
  expect((await admin.post(`/api/admin/mail/${mails[0].id}/retry`)).status).toBe(204);
  expect(await found()).toEqual({ waiting: 4, held: [] });
});
