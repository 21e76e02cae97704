import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The test file that every scanner takes for a virus (eicar.org), in parts so that none finds it here. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  'STANDARD',
  'ANTIVIRUS',
  'TEST',
  'FILE!$H+H*',
].join('-');

/** A scanner that speaks clamd's INSTREAM, finds EICAR alone, and can be silent. */
export async function startClamd(): Promise<{
  url: string;
  /** Whether it closes connections instead of scanning. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}> {
  let isAway = false;
  const server = createServer((socket) => {
    if (isAway) {
      socket.destroy();
      return;
    }
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const file = readStream(received);
      if (file) socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setAway: (away) => {
      isAway = away;
    },
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the file in a whole command; null while chunks are missing. */
function readStream(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
