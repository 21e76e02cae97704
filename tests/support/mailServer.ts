import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { FindMailer } from '../../api/src/platform/mail/createFindMailer.ts';
import { createMailer, type Mailer } from '../../api/src/platform/mail/mailer.ts';
import { findMailServer } from '../../api/src/platform/settings/mailServer.ts';
import type { Config } from '../../api/src/platform/config/config.ts';

/** A real mail server on a free port, and its received mails. */
export interface TestMailServer {
  url: string;
  /** Its client, as an application finds it. */
  mailer: Mailer;
  findMailer: FindMailer;
  received: string[];
  close(): Promise<void>;
}

/** Accepts every mail, unless `options` refuse it. */
export async function startMailServer(
  config: Config,
  options: SMTPServerOptions = {},
): Promise<TestMailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailer = createMailerOf({ ...config, smtpUrl: url });
  return {
    url,
    mailer,
    findMailer: () => Promise.resolve(mailer),
    received,
    async close() {
      await mailer.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** Creates the client of the server that a configuration names. */
export function createMailerOf(config: Config, timeouts?: Parameters<typeof createMailer>[2]): Mailer {
  const server = findMailServer(config, null);
  if (!server) throw new Error('No mail server');
  return createMailer(server, config, timeouts);
}

/** Returns a part of a received mail without the soft line breaks of its encoding. */
export const plain = (mail = ''): string =>
  mail
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
