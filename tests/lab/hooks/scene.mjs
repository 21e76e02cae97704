/** The built platform with an owner, a form and a key, and a receiver that keeps its calls. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { startPlatform } from '../../e2e/startPlatform.ts';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { TestClient } from '../../support/api/testClient.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
const SCOPES = ['forms:read', 'submissions:read', 'submissions:write', 'webhooks:read', 'webhooks:write'];
/** Longest wait for a call, and the time in which one that nobody wants would have come, in ms. */
const WAIT_MS = 60_000;
const QUIET_MS = 3_000;

const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'name', label: 'Your name' },
]);

function assertOk({ status, body, text }) {
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
}

/** Waits until something is so. @throws after a minute. */
export async function until(isSo, what) {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(200)) if (await isSo()) return;
  throw new Error(`${what}: not within a minute`);
}

/** Starts the platform, which may call this machine. */
export async function startScene() {
  const platform = await startPlatform({
    INLAY_OWNER_EMAIL: OWNER.email,
    INLAY_OWNER_PASSWORD: OWNER.password,
    INLAY_ALLOWED_HOSTS: '127.0.0.1,localhost',
  });
  const { url } = platform;
  const owner = new TestClient(url);
  assertOk(await owner.post('/api/auth/signin', { ...OWNER, captchaToken: await solveCaptcha(url) }));
  return {
    url,
    stop: platform.stop,
    /** A form and a key of an example's own. */
    async createPlace() {
      const form = assertOk(await owner.post('/api/forms', { definition }));
      const key = { name: 'Automation', scopes: SCOPES, password: OWNER.password };
      const { token } = assertOk(await owner.post('/api/keys', key));
      const program = new TestClient(url, { authorization: `Bearer ${token}` });
      const submissions = `/api/v1/forms/${form.id}/submissions`;
      return {
        url,
        key: token,
        formId: form.id,
        submit: async (name) => assertOk(await program.post(submissions, { answers: { name } })).id,
        hooks: async () => assertOk(await program.get('/api/v1/hooks')).data,
        names: async () =>
          assertOk(await program.get(`${submissions}?order=newest`)).data.map(({ answers }) => answers.name),
      };
    },
  };
}

/** Starts a receiver. @returns its address, and `calls`, which waits for so many and that there are no more. */
export async function startReceiver() {
  const received = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    target: `http://127.0.0.1:${server.address().port}/hook`,
    async calls(count) {
      await until(() => received.length >= count, `${count} calls`);
      await sleep(QUIET_MS);
      return received;
    },
    stop: () => server.close(),
  };
}
