import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createMailer, type Mailer } from '../../api/src/platform/mail/mailer.ts';
import type { Config } from '../../api/src/platform/config/config.ts';

/** A real mail server on a free port, and its received mails. */
export interface TestMailServer {
  url: string;
  mailer: Mailer;
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
  const mailer = createMailer({ ...config, smtpUrl: url });
  if (!mailer) throw new Error('No mailer');
  return {
    url,
    mailer,
    received,
    async close() {
      await mailer.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** Returns a part of a received mail without the soft line breaks of its encoding. */
export const plain = (mail = ''): string =>
  mail
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
