import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { codeOf } from '../../support/totpCode.ts';
import { from as copyFrom } from './copyFrom.mjs';
import { OWNER, startStage } from './platform.mjs';
import { SAME_FORM } from './staticPage.mjs';

/** How long each flood lasts, and how often health is asked for meanwhile, in milliseconds. */
const FLOOD_MS = 1_000 * Number(process.env.INLAY_FLOOD_SECONDS ?? 10);
const PROBE_MS = 50;
/** Requests of a flood that are under way at the same time. */
const AT_ONCE = 40;
/** Health has to answer within this time beside any flood, in milliseconds. */
const MOST_P99_MS = 100;
/** Answers of 100 that another address has to get beside any flood (LOAD-001). */
const LEAST_SERVED = 0.99;
/** Where floods and the other visitor come from: addresses of this machine that are not its own two. */
const [FLOODER, OTHER] = ['127.0.0.2', '127.0.0.3'];
const agents = new Map([FLOODER, OTHER].map((address) => [address, new Agent({ keepAlive: true })]));
/** Requests that one connection sends before it reads an answer. */
const PIPELINED = 200;
/** Connections that one call of a flood holds open, and a body that comes by the byte. */
const HELD = 40;
const BODY_BYTES = 4_000;
/** Rows of the export that slow readers ask for: more than the system keeps for a socket. */
const ROWS = 30_000;
const LOCALES = ['is', 'sw', 'lt', 'zh-u-ca-chinese', 'fa', 'hi', 'my', 'th', 'ar', 'bn', 'de-x-1', 'ja'];

/**
 * `npm run bench -- floods`: how soon `/healthz` answers, and how many of another address's loads of a form
 * are served, while one address floods the platform, by kind of flood.
 */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  const form = await platform.call('POST', '/api/forms', { definition: FLOODED_FORM });
  await seed(client, form);
  const floods = createFloods(platform, form, await openSecondStep(platform));
  let isFine = true;
  for (const [name, send] of Object.entries({ 'nobody else': () => wait(PROBE_MS), ...floods })) {
    const { statuses, times, failed, served } = await measure(platform, form, send);
    const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor(part * (times.length - 1))] ?? Infinity);
    const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `${name.padEnd(24)} /healthz p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${times.length}` +
        `${failed > 0 ? `, ${failed} FAILED` : ''}; another address ${(100 * served).toFixed(1)} %; ${told.join(', ')}`,
    );
    isFine &&= p99 < MOST_P99_MS && failed === 0 && served >= LEAST_SERVED;
  }
  console.log(
    `p99 below ${MOST_P99_MS} ms, no question without an answer, another address served ${100 * LEAST_SERVED} % or more`,
  );
  return isFine;
}

/** The same form with a file. */
const FLOODED_FORM = withFields(SAME_FORM, [
  ...fieldsOf(SAME_FORM),
  { ...createField('file'), id: 'file', label: 'File' },
]);

/** `fetch` from one of the two addresses. */
async function from(localAddress, url, { method = 'GET', headers = {}, body = '' } = {}) {
  const { port, pathname, search } = new URL(url);
  const place = { host: '127.0.0.1', port, path: pathname + search };
  const sent = request({ ...place, method, headers, localAddress, agent: agents.get(localAddress) });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const text = await readText(answer);
  return new Response(text || null, { status: answer.statusCode, headers: headersOf(answer) });
}

const headersOf = ({ rawHeaders }) =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]]] : []));

async function seed(client, form) {
  const field = fieldsOf(form.definition).find(({ type }) => type === 'text' || type === 'textarea');
  const { rows } = await client.query('select account_id from forms where id = $1', [form.id]);
  await copyFrom(client, function* () {
    for (let at = 0; at < ROWS; at++) {
      const key = crypto.randomUUID();
      const answers = JSON.stringify({ [field?.id ?? 'text']: `${at} `.repeat(100) });
      const time = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
      yield [key, form.id, rows[0].account_id, form.revisionId, answers, time, key, '', key];
    }
  });
}

/** The owner between the password and the code. @returns the cookie of that. */
async function openSecondStep(platform) {
  const { secret } = await platform.call('POST', '/api/profile/second-factor/totp', {
    password: OWNER.password,
  });
  await platform.call('POST', '/api/profile/second-factor/totp/confirm', { code: codeOf(secret) });
  const captchaToken = await solveCaptcha(platform.url);
  const answer = await post(platform, '/api/auth/signin', { ...OWNER, captchaToken });
  return answer.headers.getSetCookie()[0].split(';')[0];
}

const post = ({ url }, path, body, headers = {}) =>
  from(FLOODER, url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** One request of each kind of flood. */
function createFloods(platform, form, secondStep) {
  let count = 0;
  const asOwner = { cookie: platform.cookie };
  return {
    'wrong client sign-ins': () =>
      post(platform, '/api/client-auth', {
        email: `nobody${count++}@example.com`,
        password: 'Wrong-Horse-9',
      }),
    'made-up form ids': () => from(FLOODER, `${platform.url}/api/public/forms/${crypto.randomUUID()}`),
    'visit reports': () =>
      post(platform, `/api/public/forms/${form.id}/visits`, {
        loadId: crypto.randomUUID(),
        hasStarted: true,
        seconds: 1,
        reached: [],
        errors: [],
      }),
    'slow export readers': () => readSlowly(platform),
    'searches by locale': () => {
      const locale = LOCALES[count++ % LOCALES.length];
      const query = new URLSearchParams({ search: '1', locale, formId: form.id });
      return from(FLOODER, `${platform.url}/api/submissions/count?${query}`, { headers: asOwner });
    },
    'guesses of codes': () =>
      post(platform, '/api/auth/second-factor', { code: '000000' }, { cookie: secondStep }),
    'steps of forms': () =>
      post(platform, `/api/public/forms/${form.id}/steps`, {
        revisionId: form.revisionId,
        // oxlint-disable-next-line definition/tree -- the one page, by its id alone
        pageId: form.definition.pages[0].id,
        answers: { name: 'x'.repeat(1_000) },
      }),
    'pipelined pages': () =>
      hold(platform, `GET /embed/${form.id} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(PIPELINED), 1),
    'half-sent headers': () => hold(platform, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', HELD),
    'slow bodies': () =>
      hold(
        platform,
        `POST /api/public/forms/${form.id}/submissions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${BODY_BYTES}\r\n\r\n{`,
        HELD,
      ),
    'slow uploads': async () => {
      const created = await from(FLOODER, `${platform.url}/api/public/forms/${form.id}/uploads`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': String(BODY_BYTES),
          'upload-metadata': `filename ${btoa('a.pdf')},field ${btoa('file')}`,
        },
      });
      const path = created.headers.get('location');
      if (!path) return created;
      await created.text();
      return hold(
        platform,
        `PATCH ${new URL(path, platform.url).pathname} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\n` +
          'Upload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\n' +
          `Content-Length: ${BODY_BYTES}\r\n\r\n%PDF-`,
        HELD,
      );
    },
  };
}

/** Opens connections that send the same and then a byte now and then, until the server ends them or some seconds pass. */
async function hold({ url }, text, count) {
  const { port } = new URL(url);
  const first = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FLOODER });
      const ended = once(socket, 'close').catch(() => undefined);
      socket.on('error', () => undefined);
      let head = '';
      socket.on('data', (data) => {
        if (head.length < 12) head += data.toString('latin1', 0, 12);
      });
      socket.write(text);
      const drip = setInterval(() => socket.write('x'), 500);
      await Promise.race([ended, wait(FLOOD_MS / 3)]);
      clearInterval(drip);
      socket.destroy();
      return head.slice(9, 12) || 'held';
    }),
  );
  return { status: first[0], text: () => '' };
}

/** Asks for an export and reads no more than its head. @returns its status. */
async function readSlowly({ url, cookie }) {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FLOODER });
  socket.write(`GET /api/submissions/export HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  socket.pause();
  await wait(PROBE_MS * 10);
  socket.destroy();
  return { status: Number(head.toString('latin1', 9, 12)), text: () => '' };
}

/** Floods, and asks how the platform is meanwhile. */
async function measure(platform, form, send) {
  const end = performance.now() + FLOOD_MS;
  const statuses = {};
  const flood = async () => {
    while (performance.now() < end) {
      const status = await Promise.resolve(send()).then(
        async (answer) => {
          await answer?.text();
          return answer?.status;
        },
        (error) => error.cause?.code ?? error.code ?? 'failed',
      );
      if (status !== undefined) statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const times = [];
  let failed = 0;
  const visits = [];
  const visit = () =>
    from(OTHER, `${platform.url}/embed/${form.id}`).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
  const probe = async () => {
    const started = performance.now();
    const isAnswered = await fetch(`${platform.url}/healthz`).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
    if (isAnswered) times.push(performance.now() - started);
    else failed++;
  };
  const floods = Array.from({ length: AT_ONCE }, flood);
  const probes = [];
  while (performance.now() < end) {
    probes.push(probe());
    visits.push(visit());
    await wait(PROBE_MS);
  }
  await Promise.all([...floods, ...probes]);
  const served = (await Promise.all(visits)).filter(Boolean).length / visits.length;
  return { statuses, times: times.toSorted((a, b) => a - b), failed, served };
}
