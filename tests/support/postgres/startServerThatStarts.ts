import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** PostgreSQL's response while it starts or recovers: `cannot_connect_now`. */
const FIELDS = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';

/** Starts a fake PostgreSQL server that refuses each connection as not ready. */
export async function startServerThatStarts(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const answer = Buffer.alloc(5 + FIELDS.length);
  answer.write('E', 0, 'latin1');
  answer.writeInt32BE(4 + FIELDS.length, 1);
  answer.write(FIELDS, 5, 'latin1');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    connectionString: `postgres://nobody:none@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
