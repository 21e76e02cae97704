import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { useDoctor } from '../../../../tests/support/api/doctorScene.ts';

const scene = useDoctor();
const { examine } = scene;

const addMail = (state: string) =>
  scene.database.query(
    `insert into deliveries (id, channel, kind, recipient, subject, state, created_at)
     values (gen_random_uuid(), 'mail', 'confirm_email', 'a@example.com', 'Hello', $1, now())`,
    [state],
  );

test('D-23 without a mail server, waiting mails need attention', async () => {
  expect((await examine()).named('Outbox')).toEqual([['ok', '0 mails wait, 0 failed.']]);
  await addMail('waiting');
  await addMail('sent');
  const { named } = await examine();
  expect(named('Mail server')[0]?.[0]).toBe('attention');
  expect(named('Outbox')).toEqual([['attention', '1 mail waits, 0 failed: nothing sends them.']]);
});

test('a mail server that answers is asked; failed mails are counted', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  await addMail('waiting');
  const fine = await examine({ INLAY_SMTP_URL: `smtp://${host}` });
  await addMail('failed');
  const failed = await examine({ INLAY_SMTP_URL: `smtp://${host}` });
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  expect(fine.named('Mail server')).toEqual([['ok', `${host} takes our mails.`]]);
  expect(fine.named('Outbox')).toEqual([['ok', '1 mail waits, 0 failed.']]);
  expect(failed.named('Outbox')).toEqual([['attention', expect.stringContaining('1 failed')]]);
});

test('D-202 a mail server that an administrator typed is asked as well', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  await scene.database.query(
    `insert into platform_settings (key, value, updated_at) values ('mail_server', $1, now())`,
    [
      JSON.stringify({
        id: crypto.randomUUID(),
        host: '127.0.0.1',
        port,
        security: 'none',
        user: null,
        password: null,
        sender: { name: '', address: 'hello@example.com' },
      }),
    ],
  );
  const fine = await examine();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  const gone = await examine();
  await scene.database.query(`delete from platform_settings where key = 'mail_server'`);
  expect(fine.named('Mail server')).toEqual([['ok', `127.0.0.1:${port} takes our mails.`]]);
  expect(gone.named('Mail server')).toEqual([
    ['problem', expect.stringMatching(/ECONNREFUSED.* Look at Admin, Settings\.$/)],
  ]);
});

test('a job that nobody does is told after five minutes, and by its age', async () => {
  const addJob = (age: string) =>
    scene.database.query(`select graphile_worker.add_job('send_mail', run_at => now() - $1::interval)`, [
      age,
    ]);
  await addJob('4 minutes');
  await addJob('-1 hour');
  expect((await examine()).named('Waiting jobs')).toEqual([['ok', '1 job waits, the oldest for 4 min.']]);
  await addJob('3 hours');
  expect((await examine()).named('Waiting jobs')).toEqual([
    ['attention', expect.stringMatching(/^2 jobs wait, the oldest for 3 h: does the platform run\?/)],
  ]);
});

test('T37 failed jobs are counted by name; what their errors quote is not repeated', async () => {
  expect((await examine()).named('Failed jobs')).toEqual([['ok', 'none.']]);
  for (const attempts of [3, 25]) {
    await scene.database.query(`select graphile_worker.add_job('sign_up')`);
    await scene.database.query(
      `update graphile_worker._private_jobs set attempts = $1, last_error = 'no such Hunter-2' where attempts = 0`,
      [attempts],
    );
  }
  const { named, output } = await examine();
  expect(named('Failed jobs')).toEqual([['attention', expect.stringMatching(/^2 \(sign_up\), 1 given up/)]]);
  expect(output).not.toContain('Hunter');
});
