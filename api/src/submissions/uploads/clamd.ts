import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { readChunks } from './readChunks.ts';

/** Bytes of one chunk, and longest silence of the scanner, in ms. */
const CHUNK_BYTES = 64 * 1024;
const SILENCE_MS = 60_000;

/** What a scanner says of a file. */
export type ScanResult = { isClean: true } | { isClean: false; found: string };

/** Opens the address of a scanner: `tcp://host:port`, or `unix:///path`. */
function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port) || 3310, hostname);
}

/**
 * Has a file scanned by ClamAV's daemon, in its INSTREAM command (clamd(8)).
 * @throws when it does not answer, or cannot say: the file is tried again.
 */
export async function scanFile(url: string, path: string): Promise<ScanResult> {
  const socket = open(url);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The scanner is silent.')));
  const answer = text(socket);
  // Awaited below; a scanner that closes early fails both.
  answer.catch(() => undefined);
  try {
    const write = (bytes: Uint8Array | string): Promise<void> =>
      new Promise((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    await write('zINSTREAM\0');
    const length = Buffer.alloc(4);
    for await (const chunk of readChunks(path, CHUNK_BYTES)) {
      length.writeUInt32BE(chunk.length);
      await write(length);
      await write(chunk);
    }
    await write(Buffer.alloc(4));
    return parseAnswer(await answer);
  } finally {
    socket.destroy();
  }
}

function parseAnswer(answer: string): ScanResult {
  const said = answer.replace(/\0/g, '').trim();
  if (/^stream: OK$/.test(said)) return { isClean: true };
  const found = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1];
  if (found) return { isClean: false, found };
  throw new Error(`The scanner said: ${said.slice(0, 100)}`);
}
