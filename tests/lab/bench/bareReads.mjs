import { createServer } from 'node:http';
import pg from 'pg';

// Answers every call with the newest rows of the plain table as JSON; tells its parent where. Arguments: the database's
// address, the statement.
const [, , connectionString, text] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const server = createServer((_request, response) => {
  void pool.query({ name: 'page', text }).then(({ rows }) => {
    const body = Buffer.from(JSON.stringify(rows));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
  });
});
server.listen(0, () => process.send?.(server.address().port));
