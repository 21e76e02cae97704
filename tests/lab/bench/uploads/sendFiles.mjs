/**
 * Sends files of the same bytes at once, each in parts as the visitor's script sends it, from a process of its own.
 * Its argument names the addresses, the bytes of each file and of one part. Prints the time it took, in ms.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { randomBytes } from 'node:crypto';

const { addresses, bytes, partBytes } = JSON.parse(process.argv[2]);
/** The first bytes of a film, by which its type is told (ISO 14496-12). */
const HEAD = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1');
const agent = new Agent({ keepAlive: true });
const part = randomBytes(partBytes);
HEAD.copy(part);

async function sendPart(address, offset) {
  const body = part.subarray(0, Math.min(partBytes, bytes - offset));
  const sent = request(address, {
    agent,
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(body.length),
    },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 204) throw new Error(`A part was answered by ${response.statusCode}.`);
}

const begun = performance.now();
await Promise.all(
  addresses.map(async (address) => {
    for (let offset = 0; offset < bytes; offset += partBytes) await sendPart(address, offset);
  }),
);
console.log(performance.now() - begun);
agent.destroy();
