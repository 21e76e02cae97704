import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { platformSettingsSchema } from '../../platform/contract/index.ts';

const OWNER = 'owner@platform.test';
const api = useTestApi({ ownerEmail: OWNER });
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ email: OWNER, role: 'admin' });
  admin = await api.signedIn({ role: 'admin', fullName: 'Adam' });
});

describe('users', () => {
  test('AUTH-041 AUTH-042 ADMIN-013 ADMIN-027 D-38 approval opens everything at once, and is told by mail', async () => {
    const pending = await api.signedIn({ isApproved: false });
    expect((await pending.get('/api/forms')).status).toBe(403);
    expect((await admin.post(`/api/admin/users/${pending.userId}/approve`)).status).toBe(204);
    expect((await pending.get('/api/forms')).status).toBe(200);
    expect((await api.lastMail(pending.email)).kind).toBe('account_approved');
    expect(await api.lastEvent('user_approved')).toMatchObject({
      user_id: pending.userId,
      event_data: { by: admin.userId, email: pending.email },
    });
  });

  test('T38 of two approvals at the same time one mail and one event remain', async () => {
    const pending = await api.signedIn({ isApproved: false });
    await Promise.all([1, 2, 3, 4].map(() => owner.post(`/api/admin/users/${pending.userId}/approve`)));
    const mails = await api.database.query('select 1 from deliveries where recipient = $1', [pending.email]);
    expect(mails).toHaveLength(1);
  });

  test('AUTH-043 AUTH-052 D-40 D-151 revoking ends every session and live stream at once, for good, and the person is told; the forms stay', async () => {
    const person = await api.signedIn();
    const stream = await listen(person);
    const form = await api.buildForm(person, createEmptyDefinition('Kept'));
    expect((await admin.post(`/api/admin/users/${person.userId}/revoke`)).status).toBe(204);
    expect((await person.get('/api/forms')).body.error.code).toBe('session.required');
    expect(await stream.rest()).not.toContain('event: account');
    const userAgain = async () => (await (await api.signInAgain(person)).get('/api/auth/session')).body.user;
    expect(await userAgain()).toMatchObject({ isApproved: false, isRevoked: true });
    await admin.post(`/api/admin/users/${person.userId}/approve`);
    expect(await userAgain()).toMatchObject({ isApproved: true, isRevoked: false });
    expect((await person.get('/api/forms')).body.error.code).toBe('session.required');
    expect((await api.visitor().get(`/api/public/forms/${form.id}`)).status).toBe(200);
    expect((await api.lastEvent('user_revoked'))?.['user_id']).toBe(person.userId);
  });

  test('ADMIN-040 an administrator ends the sessions of a user or a client; the account stays as it is', async () => {
    const [person, client] = [await api.signedIn(), await api.signedInClient()];
    const streams = [await listen(person), await listen(client, '/api/client-events')];
    expect((await admin.post(`/api/admin/users/${person.userId}/sign-out`)).status).toBe(204);
    expect((await admin.post(`/api/admin/clients/${client.clientId}/sign-out`)).status).toBe(204);
    for (const stream of streams) expect(await stream.rest()).not.toContain('event: account');
    expect((await person.get('/api/forms')).status).toBe(401);
    expect((await client.get('/api/client-forms')).status).toBe(401);
    expect((await (await api.signInAgain(person)).get('/api/forms')).status).toBe(200);
    const events = await api.database.query(
      `select event_data from security_events where event_type = 'sessions_ended' order by id`,
    );
    expect(events.map(({ event_data }) => event_data)).toEqual([
      { email: person.email, by: admin.userId },
      { email: client.email, by: admin.userId },
    ]);
  });

  test('D-151 nobody revokes or demotes the platform’s owner or himself', async () => {
    for (const { userId } of [owner, admin]) {
      expect((await admin.post(`/api/admin/users/${userId}/revoke`)).body.error.code).toBe('user.protected');
      expect((await admin.patch(`/api/admin/users/${userId}`, { role: 'user' })).body.error.code).toBe(
        'user.protected',
      );
    }
    expect((await owner.get('/api/admin/overview')).status).toBe(200);
  });

  test('ROLE-021 D-01 D-151 the role is given and taken, and counts from the next call on', async () => {
    const person = await api.signedIn();
    expect((await person.get('/api/admin/users')).status).toBe(403);
    await admin.patch(`/api/admin/users/${person.userId}`, { role: 'admin' });
    expect((await person.get('/api/admin/users')).status).toBe(200);
    await admin.patch(`/api/admin/users/${person.userId}`, { role: 'user' });
    expect((await person.get('/api/admin/users')).status).toBe(401);
    expect((await (await api.signInAgain(person)).get('/api/admin/users')).status).toBe(403);
    expect((await api.lastEvent('role_changed'))?.['event_data']).toMatchObject({
      from: 'admin',
      to: 'user',
    });
  });

  test('D-05 D-179 DASH-016 the form limit is a number of the account, or none', async () => {
    const person = await api.signedIn({ formLimit: 1 });
    const definition = createEmptyDefinition('One');
    expect((await person.post('/api/forms', { definition })).status).toBe(201);
    expect((await person.post('/api/forms', { definition })).body.error.code).toBe('form.limit_reached');
    await admin.patch(`/api/admin/users/${person.userId}`, { formLimit: 2 });
    expect((await person.post('/api/forms', { definition })).status).toBe(201);
    expect((await person.post('/api/forms', { definition })).status).toBe(403);
    await admin.patch(`/api/admin/users/${person.userId}`, { formLimit: null });
    expect((await person.post('/api/forms', { definition })).status).toBe(201);
    const bad = await admin.patch(`/api/admin/users/${person.userId}`, { formLimit: -1 });
    expect(bad.body.error.code).toBe('request.invalid');
  });

  test('T2 nothing else of an account can be set', async () => {
    const person = await api.signedIn();
    for (const extra of [
      { isApproved: true },
      { email: 'x@y.example' },
      { passwordHash: 'x' },
      { id: 'x' },
    ]) {
      const answer = await admin.patch(`/api/admin/users/${person.userId}`, extra);
      expect(answer.body.error.code).toBe('request.invalid');
    }
  });

  test('ADMIN-011 ADMIN-012 ADMIN-038 D-32 lists confirmed requests, newest first, page by page, and finds them', async () => {
    const marker = `find-${crypto.randomUUID()}`;
    const people = [];
    for (const number of [1, 2, 3]) {
      people.push(await api.signedIn({ email: `${marker}-${number}@example.com`, isApproved: number === 2 }));
    }
    const unconfirmed = await api.signedIn({ email: `${marker}-9@example.com`, isApproved: false });
    await api.database.query('update profiles set approval_requested_at = null where user_id = $1', [
      unconfirmed.userId,
    ]);
    const first = await admin.get(`/api/admin/users?search=${marker}&limit=2`);
    expect(first.body.total).toBe(3);
    const second = await admin.get(
      `/api/admin/users?search=${marker}&limit=2&cursor=${first.body.nextCursor}`,
    );
    const ids = [...first.body.users, ...second.body.users].map((user: { userId: string }) => user.userId);
    expect(ids).toEqual(people.map(({ userId }) => userId).reverse());
    expect(second.body.nextCursor).toBeNull();
    const approved = await admin.get(`/api/admin/users?search=${marker}&state=approved`);
    expect(approved.body.users).toMatchObject([{ isApproved: true, role: 'user', isProtected: false }]);
    expect(approved.text).not.toMatch(/hash|secret/i);
    expect((await admin.get('/api/admin/users?search=%25')).body.users).toEqual([]);
    expect((await admin.get('/api/admin/users?cursor=x')).status).toBe(400);
  });
});

describe('forms', () => {
  test('ADMIN-021 ADMIN-022 ADMIN-035 ADMIN-036 ROLE-015 assigning opens a form to a user, read only, and unassigning ends it', async () => {
    const [maker, reader] = [await api.signedIn(), await api.signedIn()];
    const form = await api.buildForm(maker, createEmptyDefinition('Shared'));
    const path = `/api/admin/forms/${form.id}/assignment`;
    // Does nothing on a cluster, and is for the build before.
    await api.database.query('drop trigger assign_form on forms');
    expect((await reader.get(`/api/forms/${form.id}`)).status).toBe(404);
    expect((await admin.patch(path, { assignedToUserId: reader.userId })).status).toBe(204);
    expect((await reader.get(`/api/forms/${form.id}`)).body.abilities).toMatchObject({
      update: false,
      readSubmissions: true,
      delete: false,
    });
    expect((await reader.patch(`/api/forms/${form.id}`, { active: false })).status).toBe(403);
    const unassigned = await admin.get('/api/admin/forms?assigned=no');
    expect(unassigned.text).not.toContain(form.id);
    const assigned = await admin.get('/api/admin/forms?assigned=yes');
    expect(assigned.body.forms).toContainEqual(
      expect.objectContaining({ id: form.id, assignedToUserId: reader.userId, ownerEmail: maker.email }),
    );
    expect((await admin.patch(path, { assignedToUserId: null })).status).toBe(204);
    expect((await reader.get(`/api/forms/${form.id}`)).status).toBe(404);
    expect((await api.lastEvent('admin_access'))?.['event_data']).toMatchObject({
      action: 'assignment',
      from: reader.userId,
      to: null,
    });
  });

  test('ADMIN-019 ADMIN-020 ADMIN-037 D-152 only approved users who are no administrators can be chosen', async () => {
    const maker = await api.signedIn();
    const pending = await api.signedIn({ isApproved: false });
    const form = await api.buildForm(maker, createEmptyDefinition('Hers'));
    const { body } = await admin.get('/api/admin/assignable-users');
    const ids = body.users.map((user: { userId: string }) => user.userId);
    expect(ids).toContain(maker.userId);
    for (const { userId } of [pending, admin, owner]) {
      expect(ids).not.toContain(userId);
      const answer = await admin.patch(`/api/admin/forms/${form.id}/assignment`, {
        assignedToUserId: userId,
      });
      expect(answer.body.error.code).toBe('user.not_assignable');
    }
  });
});

test('ADMIN-002 ADMIN-003 ADMIN-004 ADMIN-005 D-152 D-153 the overview counts confirmed accounts, and lists messages until they are answered', async () => {
  const person = await api.signedIn({ fullName: 'Grace' });
  const message = {
    name: 'Grace',
    email: person.email,
    message: 'More please',
    subject: 'Form Limit Request',
  };
  expect((await person.post('/api/contact-message', message)).status).toBe(204);
  const form = await api.buildForm(admin, createEmptyDefinition('Assigned'));
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: person.userId });
  const before = (await admin.get('/api/admin/overview')).body;
  const counts = await api.database.query(
    `select (select count(*)::int from users where email_confirmed_at is not null) as users,
            (select count(*)::int from profiles where not is_approved and approval_requested_at is not null) as pending,
            (select count(*)::int from forms where deleted_at is null) as forms,
            (select count(*)::int from forms where deleted_at is null and assigned_to_user_id is not null) as assigned`,
  );
  const { totalUsers, pendingApprovals, totalForms, assignedForms } = before;
  expect([totalUsers, pendingApprovals, totalForms, assignedForms]).toEqual(
    ['users', 'pending', 'forms', 'assigned'].map((name) => counts[0]?.[name]),
  );
  expect(assignedForms).toBe(1);
  const [listed] = before.unansweredMessages;
  expect(listed).toMatchObject(message);
  expect((await admin.post(`/api/admin/contact-messages/${listed.id}/answered`)).status).toBe(204);
  expect((await admin.get('/api/admin/overview')).body.unansweredMessages).toEqual([]);
});

test('D-150 CONST-010 SECD-025 settings are read, checked, changed, and written down', async () => {
  const { body } = await admin.get('/api/admin/settings');
  expect(body).toMatchObject({
    settings: {
      trashRetentionDays: 365,
      defaultFormLimit: 1,
      storeIpAddresses: false,
      securityEventDays: 90,
    },
    captchaProvider: 'altcha',
  });
  for (const bad of [
    { trashRetentionDays: 0 },
    { securityEventDays: 'x' },
    { securityEventDays: 29 },
    { unknown: true },
  ]) {
    expect((await admin.patch('/api/admin/settings', bad)).status).toBe(400);
  }
  const changed = await admin.patch('/api/admin/settings', {
    trashRetentionDays: 30,
    storeIpAddresses: true,
  });
  expect(changed.body.settings).toMatchObject({ trashRetentionDays: 30, storeIpAddresses: true });
  expect((await api.lastEvent('settings_changed'))?.['event_data']).toEqual({
    changed: { trashRetentionDays: 30, storeIpAddresses: true },
  });
  await api.postSignIn(admin.email, TEST_PASSWORD);
  const [row] = await api.database.query(
    `select host(ip_address) as address from security_events order by id desc limit 1`,
  );
  expect(row).toEqual({ address: '127.0.0.1' });
  await admin.patch('/api/admin/settings', { storeIpAddresses: false });
});

test('D-150 each setting takes the emptiest value that its schema allows, and keeps it', async () => {
  const { body: before } = await admin.get('/api/admin/settings');
  const empty = Object.entries(platformSettingsSchema.shape).flatMap(([key, schema]) => {
    const value = [null, '', false, 0].find((one) => schema.safeParse(one).success);
    return value === undefined ? [] : [{ [key]: value }];
  });
  expect(empty).toContainEqual({ defaultFormLimit: null });
  expect(empty).toContainEqual({ securityBadgeName: '' });
  for (const change of empty) {
    const changed = await admin.patch('/api/admin/settings', change);
    expect([changed.status, changed.body.settings]).toEqual([200, expect.objectContaining(change)]);
    expect((await admin.get('/api/admin/settings')).body.settings).toMatchObject(change);
    const [key = ''] = Object.keys(change);
    await admin.patch('/api/admin/settings', { [key]: before.settings[key] });
  }
  expect((await admin.get('/api/admin/settings')).body.settings).toEqual(before.settings);
});

test('D-148 whoever else asks is refused, and that is written down', async () => {
  const person = await api.signedIn();
  const answer = await person.get('/api/admin/overview');
  expect([answer.status, answer.body.error.message]).toEqual([403, 'You do not have access to this.']);
  expect(await api.lastEvent('permission_denied')).toEqual({
    user_id: person.userId,
    event_data: { method: 'GET', path: '/api/admin/overview' },
  });
});
