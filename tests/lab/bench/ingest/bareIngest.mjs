/**
 * What node:http and PostgreSQL can do at most: stores each JSON body as a plain row, all that arrive during a commit
 * in one statement of the next, and answers after it. No validation, no limits, no repeats. Tells its parent where.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** Commits under way at once. */
const CONNECTIONS = 2;
const INSERT = {
  name: 'insert',
  text: `insert into plain_rows select id, '00000000-0000-7000-8000-000000000002', now(), answers
    from unnest($1::uuid[], $2::jsonb[]) as row (id, answers)`,
};

const pool = new pg.Pool({ connectionString: process.argv[2], max: CONNECTIONS });
let waiting = [];
let underWay = 0;

async function commit() {
  underWay++;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    await pool.query({ ...INSERT, values: [group.map(({ id }) => id), group.map(({ answers }) => answers)] });
    for (const { id, response } of group) {
      const body = JSON.stringify({ submissionId: id });
      response
        .writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': body.length })
        .end(body);
    }
  }
  underWay--;
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text) => (body += text));
  request.on('end', () => {
    waiting.push({ id: randomUUID(), answers: JSON.stringify(JSON.parse(body).answers), response });
    if (waiting.length === 1 && underWay < CONNECTIONS) setImmediate(() => void commit());
  });
});
server.listen(0, () => process.send?.(server.address().port));
