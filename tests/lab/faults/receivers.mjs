import { once } from 'node:events';
import { createServer } from 'node:http';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { startSending } from './history.mjs';
import { megabytes, ms, percentile, timed } from './measures.mjs';
import { OWNER, makeForm } from './platform.mjs';
import { play, sleep, until } from './scene.mjs';

const HOST = '127.0.0.1';
const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
/**
 * Most of ten gigabytes that the system may buffer before the sender notices a reader that does not read, in
 * bytes.
 */
const MOST_POURED = 20e6;
/** Memory that a process may still hold, in MB. */
const MOST_GROWTH = 128;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** Receivers that keep a sender busy. */
const EVIL = {
  hangs: () => undefined,
  drips(response) {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 200);
    response.on('close', () => clearInterval(timer));
  },
  pours(response, counts) {
    counts.pours++;
    response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) });
    const more = () => {
      for (let isOpen = true; isOpen && !response.destroyed; counts.poured += CHUNK.length) {
        isOpen = response.write(CHUNK);
      }
    };
    response.on('drain', more);
    more();
  },
  redirects: (response) => response.writeHead(302, { location: '/' }).end(),
};

/** Receivers of one form hang, drip, pour and redirect; another form's must be called in time (E12). */
export async function spoilReceivers({ isShort }) {
  const counts = { calls: 0, pours: 0, poured: 0 };
  const told = new Map();
  const servers = await Promise.all([
    ...Object.values(EVIL).map((answer) =>
      receive((_body, response) => {
        counts.calls++;
        answer(response, counts);
      }),
    ),
    receive((body, response) => {
      const [key] = KEY.exec(body.slice(body.indexOf('"answers"'))) ?? [];
      if (key && !told.has(key)) told.set(key, Date.now());
      response.end();
    }),
  ]);
  const environment = { INLAY_ROLE: 'all', INLAY_ALLOWED_HOSTS: HOST };
  try {
    return await play({ perSecond: 5, environment }, async ({ database, platform, form, sending, url }) => {
      const other = await makeForm(database);
      const cookie = await signIn(url);
      for (const [at, server] of servers.entries()) {
        const isGood = at === servers.length - 1;
        await addWebhook(
          url,
          cookie,
          isGood ? form.id : other.id,
          `http://${HOST}:${server.address().port}/`,
        );
      }
      const from = Date.now();
      const spoiled = startSending({ url, form: other, perSecond: 5 });
      await sleep(isShort ? 2_000 : 10_000);
      const early = await megabytes(platform.pid());
      await sleep(isShort ? 6_000 : 90_000);
      const late = await megabytes(platform.pid());
      await spoiled.stop();
      const sent = sending.entries.filter(({ ackedAt, begunAt }) => ackedAt && begunAt > from);
      await until('Every notice of the good receiver', () => sent.every(({ key }) => told.has(key)));
      const waits = sent.map(({ key, ackedAt }) => told.get(key) - ackedAt);
      const [{ count }] = await database.query(
        'select count(distinct submission_id)::int as count from deliveries where form_id = $1 and webhook_id is not null',
        [other.id],
      );
      return {
        figures: {
          'told in time': sent.length,
          'p95 of others': ms(percentile(waits, 0.95)),
          'spoiled calls': counts.calls,
          'poured in a call': `${(counts.poured / counts.pours / 1e6).toFixed(1)} MB`,
          memory: `${early.toFixed(0)} to ${late.toFixed(0)} MB`,
        },
        passes: {
          'spoiled receivers are tried': counts.calls > 0 && count > 0,
          'who pours is cut off': counts.poured / counts.pours < MOST_POURED,
          'redirects are not followed': counts.calls <= spoiled.entries.length * 4 * 3,
          ...timed(isShort, {
            'others within 2 s': percentile(waits, 0.95) <= 2_000,
            'memory is flat': late - early <= MOST_GROWTH,
          }),
        },
      };
    });
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function receive(answer) {
  const server = createServer((request, response) => {
    let body = '';
    response.on('error', () => undefined);
    request.setEncoding('utf8');
    request.on('data', (part) => (body += part));
    request.on('end', () => answer(body, response));
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return server;
}

export async function call(url, path, body, cookie) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function signIn(url) {
  const captchaToken = await solveCaptcha(url);
  const response = await call(url, '/api/auth/signin', { ...OWNER, captchaToken });
  return response.headers.getSetCookie()[0].split(';')[0];
}

const addWebhook = (url, cookie, formId, to) =>
  call(url, `/api/forms/${formId}/webhooks`, { url: to }, cookie);
