/** What uploads are measured beside: `node:http` that writes each request's body to a file, and nothing more. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.argv[2] ?? '';

async function write(request, response) {
  const start = Number(request.headers['upload-offset']);
  const path = join(folder, request.url.slice(1));
  await pipeline(request, createWriteStream(path, { flags: start === 0 ? 'w' : 'r+', start }));
  response.writeHead(204).end();
}

const server = createServer((request, response) => void write(request, response));
server.listen(0, () => process.send?.(server.address().port));
