import { beforeEach, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findMailLanguage } from './findMailLanguage.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

const inLanguage = (language: string) => new TestClient(api.url, { 'accept-language': language });

/** Requests a link for a new password in a browser of this language. @returns the subject of its mail. */
async function subjectOfReset(email: string, language: string): Promise<string> {
  expect((await inLanguage(language).post('/api/auth/reset-request', { email })).status).toBe(204);
  await api.runJobs();
  return (await api.lastMail(email)).subject;
}

test('SHELL-053 a mail is in the language of who asks for it, or in the one that they chose', async () => {
  const person = await api.signedIn();
  expect(await subjectOfReset(person.email, 'fr-CH, en;q=0.5')).toBe('Réinitialiser votre mot de passe');
  expect((await person.patch('/api/profile', { language: 'de' })).status).toBe(200);
  expect(await subjectOfReset(person.email, 'fr')).toBe('Passwort zurücksetzen');
  const [mail] = await api.database.query<{ body_html: string }>(
    `select message ->> 'html' as body_html from deliveries where recipient = '${person.email}' order by id desc limit 1`,
  );
  expect(mail?.body_html).toContain('<html lang="de" dir="ltr">');
});

test('SHELL-053 a mail that nobody asked for follows the last sign-in, then the account’s owner', async () => {
  const person = await api.signedIn();
  const find = (to: string) =>
    inTransaction(api.deps.orm, (em) => findMailLanguage(em, { to, accountId: person.accountId }));
  expect(await find(person.email)).toBe('en');
  expect((await api.postSignIn(person.email, TEST_PASSWORD, inLanguage('ar'))).status).toBe(200);
  expect(await find(person.email)).toBe('ar');
  expect(await find('somebody-else@example.com')).toBe('ar');
});

test('SHELL-053 a refusal is in the caller’s language, beside its field as well', async () => {
  const person = await api.signedIn();
  const refused = await person.send('POST', '/api/profile/email', {
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({ email: 'nobody', password: TEST_PASSWORD }),
  });
  expect(refused.status).toBe(400);
  expect(refused.body.error.issues[0].message).toBe('Ungültige E-Mail-Adresse');
  const english = await person.post('/api/profile/email', { email: 'nobody', password: TEST_PASSWORD });
  expect(english.body.error.issues[0].message).toBe('Invalid email format');
});
