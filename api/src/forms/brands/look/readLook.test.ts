import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { checkContrast } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPng } from '../../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { readLook } from './readLook.ts';

const HOST = '127.0.0.1';
const api = useTestApi({ allowedHosts: [HOST] });
let person: TestPerson;
let site: { url: string; stop(): Promise<void> };
/** Files of the website by path. */
const files = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>();

beforeAll(async () => {
  person = await api.signedIn();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) file(response, request);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, HOST), 'listening');
  site = {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
});
beforeEach(async () => {
  files.clear();
  await api.database.query('delete from rate_limits');
});
afterAll(async () => {
  await site.stop();
});

const serve = (path: string, type: string, body: string | Buffer, headers: object = {}) =>
  files.set(path, (response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body));
const page = (html: string) => serve('/', 'text/html; charset=utf-8', html);
const look = async (url = site.url) => person.post('/api/brand-kits/look', { url });

const BAKERY = `
  :root { --brand: #a8431f; --radius: 12px; --paper: #fff7ee }
  body { background: var(--paper); color: rgb(42 26 18); font: 16px/1.5 "Lato", sans-serif }
  a { color: hsl(16 69% 39%) } .card { background: #0055ff }
  .btn-primary { background-color: var(--brand, #000); border-radius: var(--radius) }`;

test('STYLE-045 colors, font, corners and logos of a website become a readable look', async () => {
  page(`<title>Bakery</title><meta property="og:site_name" content="Bäckerei &amp; Söhne">
    <link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg"><img alt="Our logo" src="logo.png">`);
  serve('/style.css', 'text/css', gzipSync(BAKERY), { 'content-encoding': 'gzip' });
  serve('/logo.png', 'image/png', buildPng());
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Bäckerei & Söhne',
    background: '#fff7ee',
    text: '#2a1a12',
    font: 'Lato',
    styles: { primaryColor: '#a8431f', backgroundColor: '#fff7ee', fontFamily: 'lato', borderRadius: 'lg' },
  });
  expect(body.accents[0]).toBe('#a8431f');
  expect(body.logos).toEqual([{ type: 'image/png', data: buildPng().toString('base64') }]);
  expect(checkContrast(body.styles).filter(({ passes }) => !passes)).toEqual([]);
});

test('STYLE-045 the theme color of a page comes first, and a page without styles gets a look as well', async () => {
  page('<meta name="theme-color" content="rebeccapurple"><style>a{color:#a8431f}</style>');
  const { body } = await look();
  expect([body.accents, body.styles.primaryColor]).toEqual([['#663399', '#a8431f'], '#663399']);
  page('Hello');
  expect((await look()).body).toMatchObject({ accents: [], font: null, logos: [], name: HOST });
});

describe('STYLE-046 T17 hostile and broken websites', () => {
  test.each([
    ['a private address', 'http://10.0.0.1/', [400, 422]],
    ['a name of this machine', 'http://localhost/', [400, 422]],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/', [400, 422]],
    ['no web address', 'file:///etc/passwd', [400]],
  ])('%s is refused', async (_what, url, statuses) => {
    const { status, body } = await look(url);
    expect(statuses).toContain(status);
    expect(['request.invalid', 'look.unreachable']).toContain(body.error.code);
  });

  test('a redirect to a private address is not followed', async () => {
    const { port } = new URL(site.url);
    for (const location of [
      `http://localhost:${port}/inside`,
      'http://[::1]/',
      'file:///etc/passwd',
      'http://',
    ]) {
      files.set('/', (response) => response.writeHead(302, { location }).end());
      serve('/inside', 'text/html', '<title>Inside</title>');
      expect((await look()).body.error.code).toBe('look.unreachable');
    }
  });

  test('endless redirects end', async () => {
    let count = 0;
    files.set('/', (response) => {
      count += 1;
      response.writeHead(301, { location: '/' }).end();
    });
    expect((await look()).body.error.code).toBe('look.unreachable');
    expect(count).toBeLessThan(10);
  });

  test('what is no page is none', async () => {
    serve('/', 'application/json', '{}');
    expect((await look()).body.error.code).toBe('look.not_a_page');
    files.clear();
    expect((await look()).body.error.code).toBe('look.unreachable');
  });

  test('a page that never ends is left at the time-out', async () => {
    files.set('/', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'));
    await expect(readLook(site.url, { allowedHosts: [HOST] }, 300)).rejects.toMatchObject({
      code: 'look.unreachable',
    });
  });

  test('of a gzip bomb and of huge style sheets only the start is read', async () => {
    const start = Buffer.alloc(32 * 1024 * 1024, 'Hello ');
    const bomb = gzipSync(Buffer.concat([start, Buffer.from('<title>Behind it</title>')]));
    serve('/', 'text/html', bomb, { 'content-encoding': 'gzip' });
    expect(await look()).toMatchObject({
      status: 200,
      body: { name: expect.not.stringContaining('Behind') },
    });
    page('<link rel=stylesheet href=/big.css><link rel=stylesheet href=/deep.css>');
    // Large by comments: reading a hundred thousand rules takes a busy machine longer than it may.
    const filler = `b{color:red}/*${'x'.repeat(1_000)}*/`.repeat(1_000);
    serve('/big.css', 'text/css', `a{color:#a8431f}${filler}i{color:#0055ff}`);
    serve('/deep.css', 'text/css', '@media a{'.repeat(60_000));
    expect((await look()).status).toBe(200);
    serve('/deep.css', 'text/css', 'x');
    const { accents } = (await look()).body;
    expect(accents).toContain('#a8431f');
    expect(accents).not.toContain('#0055ff');
  });

  test('pictures that cannot be stored as logos are left out: SVG with a script, broken, huge, of another kind', async () => {
    page(
      '<img class=logo src=/a.svg><img class=logo src=/b.png><img class=logo src=/c.png><img id=logo src=/d>',
    );
    serve(
      '/a.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    serve('/b.png', 'image/png', buildPng().subarray(0, 40));
    serve('/c.png', 'image/png', Buffer.concat([buildPng(), Buffer.alloc(600 * 1024)]));
    serve('/d', 'image/png', '<html>');
    expect((await look()).body.logos).toEqual([]);
  });

  test('one person reads at most 20 in an hour', async () => {
    serve('/', 'text/plain', 'no page');
    for (let count = 0; count < 20; count++) expect((await look()).body.error.code).toBe('look.not_a_page');
    expect((await look()).status).toBe(429);
  });

  test('of many readings at once some are told to come again', async () => {
    page('<title>Bakery</title>');
    const all = await Promise.all(Array.from({ length: 20 }, () => look()));
    const refused = all.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ body }) => body.error.code === 'service.unavailable')).toBe(true);
  });
});
