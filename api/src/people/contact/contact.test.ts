import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const OWNER = 'owner@platform.test';
const api = useTestApi({ ownerEmail: OWNER });
beforeAll(async () => {
  await api.signedIn({ email: OWNER, role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'I would like to request additional forms for my account.',
  subject: 'Form Limit Request',
};

test('DASH-034 D-51 a message is kept and mailed to the owner, who answers to the sender', async () => {
  const person = await api.signedIn();
  expect((await person.post('/api/contact-message', MESSAGE)).status).toBe(204);
  const [mail] = await api.database.query(
    `select recipient, message ->> 'replyTo' as reply_to, subject, message ->> 'text' as body_text from deliveries`,
  );
  expect(mail).toMatchObject({
    recipient: OWNER,
    reply_to: 'ada@example.com',
    subject: 'Form Limit Request',
  });
  expect(mail?.['body_text']).toContain(MESSAGE.message);
  const [row] = await api.database.query('select user_id, name from contact_messages');
  expect(row).toEqual({ user_id: person.userId, name: 'Ada' });
});

test('DASH-032 D-164 every part is required and checked', async () => {
  const person = await api.signedIn();
  const { body } = await person.post('/api/contact-message', {
    name: ' ',
    email: 'x',
    message: 'javascript:alert(1)',
    subject: 'S',
  });
  expect(
    body.error.issues.map((issue: { path: string[]; message: string }) => [issue.path[0], issue.message]),
  ).toEqual([
    ['name', 'Name is required'],
    ['email', 'Invalid email format'],
    ['message', 'Text contains potentially dangerous content'],
  ]);
});

test('T21 nothing typed becomes a mail header or markup', async () => {
  const person = await api.signedIn();
  const subject = 'Hello\r\nBcc: victim@example.com';
  await person.post('/api/contact-message', { ...MESSAGE, subject, message: '<b onx=1>&"\'' });
  const [mail] = await api.database.query(
    `select subject, message ->> 'html' as body_html from deliveries order by id desc limit 1`,
  );
  expect(mail?.['subject']).toBe('Hello Bcc: victim@example.com');
  expect(mail?.['body_html']).toContain('&lt;b onx=1&gt;&amp;&quot;&#39;');
  const header = await person.post('/api/contact-message', {
    ...MESSAGE,
    email: 'a@b.example\nCc: x@y.example',
  });
  expect(header.body.error.issues[0].message).toBe('Email contains invalid characters');
});

test('D-51 at most five messages of an account and hour', async () => {
  const person = await api.signedIn();
  for (let time = 0; time < 5; time++)
    expect((await person.post('/api/contact-message', MESSAGE)).status).toBe(204);
  expect((await person.post('/api/contact-message', MESSAGE)).status).toBe(429);
  const other = await api.signedIn();
  expect((await other.post('/api/contact-message', MESSAGE)).status).toBe(204);
});
