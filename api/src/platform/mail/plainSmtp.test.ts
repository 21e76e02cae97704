import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailerOf } from '../../../../tests/support/mailServer.ts';
import { loadConfig } from '../config/config.ts';

/** Another loopback address, which stands for another machine. */
const OTHER_HOST = '127.0.0.2';

let server: SMTPServer;
beforeAll(async () => {
  server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false });
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function verify(host: string, settings: Record<string, string> = {}): Promise<unknown> {
  const { port } = server.server.address() as AddressInfo;
  const secret = 'a secret for tests, thirty-two characters';
  const config = await loadConfig({
    INLAY_SECRET: secret,
    INLAY_SMTP_URL: `smtp://${host}:${port}`,
    ...settings,
  });
  const mailer = createMailerOf(config);
  try {
    return await mailer.verify().then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    await mailer.close();
  }
}

test.runIf(process.platform === 'linux')(
  'NOTIF-001 a mail server on another machine that offers no TLS gets nothing, unless the installation says so',
  async () => {
    expect(await verify(OTHER_HOST)).toMatchObject({ name: 'MailError', isPermanent: false });
    expect(await verify(OTHER_HOST, { INLAY_ALLOW_PLAIN_SMTP: 'yes' })).toBeNull();
    expect(await verify('127.0.0.1')).toBeNull();
  },
);
