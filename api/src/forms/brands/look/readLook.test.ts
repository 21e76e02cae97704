import { gzipSync } from 'node:zlib';
import { checkContrast, contrastRatio } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPng } from '../../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  startTestWebsite,
  WEBSITE_HOST,
  type TestWebsite,
} from '../../../../../tests/support/testWebsite.ts';
import { readLook } from './readLook.ts';

const api = useTestApi({ allowedHosts: [WEBSITE_HOST] });
let person: TestPerson;
let site: TestWebsite;
beforeAll(async () => {
  person = await api.signedIn();
  site = await startTestWebsite();
});
beforeEach(async () => {
  site.files.clear();
  await api.database.query('delete from rate_limits');
});
afterAll(() => site.stop());

const serve: TestWebsite['serve'] = (...file) => site.serve(...file);
const page: TestWebsite['page'] = (html) => site.page(html);
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

test('STYLE-061 the words of a page are read in its colors and fonts, to be drawn', async () => {
  const long = 'We bake every morning from four, with flour from the mill next door.';
  page(`<html lang="de-AT"><head><title>Bakery</title><style>${BAKERY}
      header { background: #2a1a12 } h1, h2 { color: #a8431f; font-family: Georgia, serif }</style></head><body>
    <header><a href="/"><img class="logo" src="/logo.png" alt="">Home</a>
      <nav><a href="/cakes">Cakes</a> <a href="/cakes">Cakes</a><a href="/visit">Visit <b>us</b></a></nav></header>
    <h1>Fresh <em>bread</em><br>every day</h1><script>document.write('<h2>No</h2>')</script>
    <p>New</p><p>${long}<span hidden> </span></p><noscript><p>Please turn on the script of this page now</p></noscript>
    <h2>   </h2><a href="/shop"><h3>Our shop</h3></a><svg><title>Icon</title><text><h2>Drawn</h2></text></svg></body></html>`);
  serve('/logo.png', 'image/png', buildPng());
  const { drawing } = (await look()).body;
  expect(drawing).toEqual({
    url: `${site.url}/`,
    name: 'Bakery',
    madeWith: null,
    language: 'de-AT',
    logo: { type: 'image/png', data: buildPng().toString('base64') },
    colors: {
      background: '#fff7ee',
      text: '#2a1a12',
      headings: '#a8431f',
      accent: '#a8431f',
      bar: '#2a1a12',
      barText: '#ffffff',
    },
    fonts: { text: 'lato', headings: 'playfair' },
    navigation: ['Home', 'Cakes', 'Visit us'],
    headings: [
      { level: 1, text: 'Fresh bread every day' },
      { level: 3, text: 'Our shop' },
    ],
    paragraphs: [long],
  });
});

test('STYLE-061 however much a page says, a drawing has room for little, which can be read', async () => {
  const words = (tag: string): string => `<${tag}>${'word '.repeat(200)}</${tag}>`.repeat(300);
  page(`<style>body{background:#111111;color:#151515} h1{color:#222222}</style>
    <nav>${Array.from({ length: 300 }, (_none, at) => `<a>Link ${at} ${'x'.repeat(500)}</a>`).join('')}</nav>
    ${words('h1')}${words('h2')}${words('p')}<h1><h2><p><a>`);
  const { drawing } = (await look()).body;
  const { headings, navigation, paragraphs, colors } = drawing;
  expect([headings.length, navigation.length, paragraphs.length]).toEqual([6, 6, 4]);
  expect(JSON.stringify(drawing).length).toBeLessThan(4_000);
  for (const color of [colors.text, colors.headings, colors.barText])
    expect(contrastRatio(color, colors.background)).toBeGreaterThanOrEqual(4.5);
});

test('STYLE-045 the theme color of a page comes first, and a page without styles gets a look as well', async () => {
  page('<meta name="theme-color" content="rebeccapurple"><style>a{color:#a8431f}</style>');
  const { body } = await look();
  expect([body.accents, body.styles.primaryColor]).toEqual([['#663399', '#a8431f'], '#663399']);
  page('Hello');
  expect((await look()).body).toMatchObject({ accents: [], font: null, logos: [], name: WEBSITE_HOST });
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
      site.files.set('/', (response) => response.writeHead(302, { location }).end());
      serve('/inside', 'text/html', '<title>Inside</title>');
      expect((await look()).body.error.code).toBe('look.unreachable');
    }
  });

  test('endless redirects end', async () => {
    let count = 0;
    site.files.set('/', (response) => {
      count += 1;
      response.writeHead(301, { location: '/' }).end();
    });
    expect((await look()).body.error.code).toBe('look.unreachable');
    expect(count).toBeLessThan(10);
  });

  test('what is no page is none', async () => {
    serve('/', 'application/json', '{}');
    expect((await look()).body.error.code).toBe('look.not_a_page');
    site.files.clear();
    expect((await look()).body.error.code).toBe('look.not_a_page');
  });

  test.each([401, 403, 429, 503])(
    'a website that answers %s refuses to be read, and is said to',
    async (status) => {
      site.files.set('/', (response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>'),
      );
      expect((await look()).body.error).toMatchObject({
        code: 'look.refused',
        message: 'This website doesn’t let its page be read.',
      });
    },
  );

  test('a page that never ends is left at the time-out', async () => {
    site.files.set(
      '/',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    );
    await expect(readLook(site.url, { allowedHosts: [WEBSITE_HOST] }, 300)).rejects.toMatchObject({
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
