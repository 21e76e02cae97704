import { createServer } from 'node:http';

// Answers every call with the text it was given; tells its parent where.
const body = process.argv[2] ?? '';
const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
});
server.listen(0, () => process.send?.(server.address().port));
