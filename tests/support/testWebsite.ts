import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Somebody's website. */
export interface TestWebsite {
  url: string;
  /** How its addresses answer, by path; others are 404. */
  files: Map<string, Answer>;
  serve(path: string, type: string, body: string | Buffer, headers?: object): void;
  /** Serves the page at its root. */
  page(html: string): void;
  stop(): Promise<void>;
}

/** Address of the website's host, which the application must allow. */
export const WEBSITE_HOST = '127.0.0.1';

/** Starts a website without pages. */
export async function startTestWebsite(): Promise<TestWebsite> {
  const files: TestWebsite['files'] = new Map();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) file(response, request);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, WEBSITE_HOST), 'listening');
  const serve: TestWebsite['serve'] = (path, type, body, headers = {}) =>
    void files.set(path, (response) =>
      response.writeHead(200, { 'content-type': type, ...headers }).end(body),
    );
  return {
    url: `http://${WEBSITE_HOST}:${(server.address() as AddressInfo).port}`,
    files,
    serve,
    page: (html) => serve('/', 'text/html; charset=utf-8', html),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
