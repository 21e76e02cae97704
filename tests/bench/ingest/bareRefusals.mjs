/**
 * What node:http can do at most with a crowd: reads each request's head and refuses it, with a random time to return.
 * Tells its parent where.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';

/** As Inlay's own: each visitor returns at another time. */
const MOST_RETRY_SECONDS = 8;
const BODY = JSON.stringify({ error: { code: 'service.unavailable' } });

const server = createServer((_request, response) => {
  response
    .writeHead(503, {
      'Content-Type': 'application/json',
      'Content-Length': BODY.length,
      'Retry-After': String(randomInt(1, MOST_RETRY_SECONDS + 1)),
    })
    .end(BODY);
});
server.listen({ port: 0, backlog: 4_096 }, () => process.send?.(server.address().port));
