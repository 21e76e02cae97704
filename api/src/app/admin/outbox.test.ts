import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const OWNER = 'owner@platform.test';
const api = useTestApi({ ownerEmail: OWNER });
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ email: OWNER, role: 'admin' });
  admin = await api.signedIn({ role: 'admin', fullName: 'Adam' });
});

describe('the outbox', () => {
  test('D-23 T36 without a mail server an administrator reads mails, but no link of another administrator', async () => {
    const person = await api.signedIn();
    for (const email of [person.email, owner.email]) {
      await api.visitor().post('/api/auth/reset-request', { email });
    }
    await api.runJobs();
    const { body } = await admin.get('/api/admin/mail');
    const mailTo = (email: string) =>
      body.mails.find(
        (mail: { recipient: string; kind: string }) =>
          mail.recipient === email && mail.kind === 'reset_password',
      );
    expect(JSON.stringify(body)).not.toContain('#token=');
    const read = await admin.get(`/api/admin/mail/${mailTo(person.email).id}`);
    expect(read.body.bodyText).toContain('/reset-password#token=');
    expect((await api.lastEvent('admin_access'))?.['event_data']).toMatchObject({ action: 'read_mail' });
    expect((await admin.get(`/api/admin/mail/${mailTo(owner.email).id}`)).body.bodyText).toBeNull();
    expect((await owner.get(`/api/admin/mail/${mailTo(owner.email).id}`)).body.bodyText).toContain('#token=');
  });

  test('D-124 a mail that was given up can be sent again', async () => {
    await api.database.query(`update deliveries set state = 'failed'`);
    const { body } = await admin.get('/api/admin/mail?limit=1');
    const [mail] = body.mails;
    expect((await admin.post(`/api/admin/mail/${mail.id}/retry`)).status).toBe(204);
    expect((await admin.get(`/api/admin/mail/${mail.id}`)).body.state).toBe('waiting');
    expect((await admin.post(`/api/admin/mail/${crypto.randomUUID()}/retry`)).status).toBe(404);
  });
});
