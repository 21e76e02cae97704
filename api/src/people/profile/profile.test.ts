import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

describe('the profile', () => {
  test('SETT-006 AUTH-044 D-161 tells name, address, approval and limit; before approval its state only', async () => {
    const person = await api.signedIn({ fullName: 'Ada', formLimit: 3 });
    expect((await person.get('/api/profile')).body).toEqual({
      isApproved: true,
      profile: {
        email: person.email,
        fullName: 'Ada',
        role: 'user',
        formLimit: 3,
        formCount: 0,
        notificationsEnabled: true,
        mentionMails: true,
        timeZone: null,
        language: null,
        pendingEmail: null,
      },
    });
    const pending = await api.signedIn({ isApproved: false });
    expect((await pending.get('/api/profile')).body).toEqual({ isApproved: false, profile: null });
    expect((await pending.patch('/api/profile', { fullName: 'X' })).status).toBe(403);
  });

  test('D-161 VALID-014 VALID-015 T2 changes what was sent, and nothing that is not the person’s to change', async () => {
    const person = await api.signedIn();
    const changed = await person.patch('/api/profile', { fullName: ' Grace ', timeZone: 'Asia/Kolkata' });
    expect(changed.body.profile).toMatchObject({ fullName: 'Grace', timeZone: 'Asia/Kolkata' });
    const bad = await person.patch('/api/profile', { fullName: 'x<script>y' });
    expect(bad.body.error.issues[0].message).toBe('Text contains potentially dangerous content');
    expect((await person.patch('/api/profile', { fullName: 'x'.repeat(201) })).status).toBe(400);
    expect((await person.patch('/api/profile', { timeZone: 'Mars/Olympus' })).status).toBe(400);
    for (const extra of [
      { role: 'admin' },
      { isApproved: true },
      { formLimit: 99 },
      { email: 'a@b.example' },
    ]) {
      expect((await person.patch('/api/profile', extra)).body.error.code).toBe('request.invalid');
    }
    expect((await person.get('/api/profile')).body.profile).toMatchObject({
      fullName: 'Grace',
      role: 'user',
    });
  });
});

describe('another address', () => {
  test('D-161 takes effect once it is confirmed, needs the password, and is told to the old one', async () => {
    const person = await api.signedIn();
    const change = { email: ' New-Home@Example.com ', password: TEST_PASSWORD };
    expect((await person.post('/api/profile/email', { ...change, password: 'x' })).status).toBe(422);
    expect((await person.post('/api/profile/email', change)).status).toBe(204);
    expect((await person.get('/api/profile')).body.profile).toMatchObject({
      email: person.email,
      pendingEmail: 'new-home@example.com',
    });
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(200);
    expect(await api.followLink('new-home@example.com')).toBe(true);
    expect((await api.postSignIn('new-home@example.com', TEST_PASSWORD)).status).toBe(200);
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(401);
    expect((await api.lastMail(person.email)).kind).toBe('email_changed');
  });

  test('T24 ends what was mailed to the old one: whoever reads it sets no password any more', async () => {
    const person = await api.signedIn();
    const resetToken = async (): Promise<string> => {
      await api.visitor().post('/api/auth/reset-request', { email: person.email });
      await api.runJobs();
      return /#token=(\S+)/.exec((await api.lastMail(person.email)).text)?.[1] ?? '';
    };
    const followed = api.visitor();
    await followed.post('/api/auth/recover', { token: await resetToken() });
    const waiting = await resetToken();
    await person.post('/api/profile/email', { email: 'moved@example.com', password: TEST_PASSWORD });
    expect(await api.followLink('moved@example.com')).toBe(true);
    const recovered = await api.visitor().post('/api/auth/recover', { token: waiting });
    expect(recovered.body.error.code).toBe('auth.link_invalid');
    const set = await followed.post('/api/auth/password', { newPassword: 'Fresh-Battery-7' });
    expect(set.body.error.code).toBe('session.required');
    expect((await person.get('/api/forms')).status).toBe(200);
  });

  test('T23 an address somebody else has is answered alike, and changes nothing', async () => {
    const [person, other] = [await api.signedIn(), await api.signedIn()];
    const answer = await person.post('/api/profile/email', { email: other.email, password: TEST_PASSWORD });
    expect(answer.status).toBe(204);
    expect((await api.lastMail(other.email)).kind).toBe('account_exists');
  });

  test('T38 an address that was taken in the meantime is not taken away', async () => {
    const person = await api.signedIn();
    await person.post('/api/profile/email', { email: 'wanted@example.com', password: TEST_PASSWORD });
    await api.signedIn({ email: 'wanted@example.com' });
    expect(await api.followLink('wanted@example.com')).toBe(false);
  });

  test('VALID-003 an address that is none is told beside its field', async () => {
    const person = await api.signedIn();
    for (const [email, message] of [
      ['nope', 'Invalid email format'],
      [person.email, 'This is your email address already'],
      ['a@b.example\r\nBcc: x@y.example', 'Email contains invalid characters'],
    ]) {
      const answer = await person.post('/api/profile/email', { email, password: TEST_PASSWORD });
      expect(answer.body.error.issues).toMatchObject([{ path: ['email'], message }]);
    }
  });
});

describe('sessions', () => {
  test('D-161 are listed with the present one marked; one or all others can be ended', async () => {
    const person = await api.signedIn();
    const others = [await api.signInAgain(person), await api.signInAgain(person)];
    const { sessions } = (await person.get('/api/profile/sessions')).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/i);
    const other = (await others[0]?.get('/api/profile/sessions'))?.body.sessions.find(
      (session: { isCurrent: boolean }) => session.isCurrent,
    );
    const password = TEST_PASSWORD;
    expect((await person.post(`/api/profile/sessions/${other.id}/revoke`, { password })).status).toBe(204);
    expect((await others[0]?.get('/api/forms'))?.status).toBe(401);
    expect((await person.post('/api/profile/sessions/revoke-others', { password })).status).toBe(204);
    expect((await others[1]?.get('/api/forms'))?.status).toBe(401);
    expect((await person.get('/api/forms')).status).toBe(200);
  });

  test('AUTH-065 ending them takes the password, so that an open browser signs nobody out', async () => {
    const person = await api.signedIn();
    const other = await api.signInAgain(person);
    const [session] = (await other.get('/api/profile/sessions')).body.sessions;
    for (const path of ['revoke-others', `${session.id}/revoke`]) {
      const wrong = await person.post(`/api/profile/sessions/${path}`, { password: 'Wrong-Horse-9' });
      expect(wrong.body.error.issues).toMatchObject([
        { path: ['password'], message: 'Current password is incorrect' },
      ]);
      expect((await person.post(`/api/profile/sessions/${path}`)).status).toBe(400);
    }
    expect((await other.get('/api/forms')).status).toBe(200);
  });

  test('T1 somebody else’s session is missing', async () => {
    const [person, other] = [await api.signedIn(), await api.signedIn()];
    const [session] = (await other.get('/api/profile/sessions')).body.sessions;
    const revoked = await person.post(`/api/profile/sessions/${session.id}/revoke`, {
      password: TEST_PASSWORD,
    });
    expect(revoked.body.error.code).toBe('session.not_found');
    expect((await other.get('/api/forms')).status).toBe(200);
  });

  test('D-161 own recent sign-ins are listed, newest first, and nobody else’s', async () => {
    const [person, other] = [await api.signedIn(), await api.signedIn()];
    await api.postSignIn(other.email, TEST_PASSWORD);
    await api.postSignIn(person.email, 'Wrong-Horse-9');
    await api.postSignIn(person.email, TEST_PASSWORD);
    const { signIns } = (await person.get('/api/profile/sign-ins')).body;
    expect(signIns.map((signIn: { success: boolean }) => signIn.success)).toEqual([true, false]);
  });
});
