import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi({ smtpUrl: 'smtp://127.0.0.1:1' });

test('TEAM-036 with a mail server the link is mailed to the invited, and shown to nobody else', async () => {
  const [owner, person] = [await api.signedIn({ fullName: 'Olga' }), await api.signedIn()];
  const invited = await owner.post('/api/members/invitations', { email: person.email, role: 'viewer' });
  expect([invited.status, invited.body.link]).toEqual([201, null]);
  const { kind, subject, text } = await api.lastMail(person.email);
  expect([kind, subject]).toEqual(['account_invited', 'Olga invites you to work together']);
  const token = /\/invitation#token=([\w-]+)/.exec(text)?.[1];
  expect(invited.text + (await owner.get('/api/members')).text).not.toContain(token);
  expect((await person.post('/api/invitations/accept', { token })).status).toBe(204);
});
