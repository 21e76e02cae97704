/**
 * `npm run mcp:conformance`: the server of assistants on a running build, by the reference client of the protocol: both
 * revisions, five ways to connect, forty described forms by a scripted agent through tools alone, and planted
 * instructions in answers. Needs a build. `-- configurations forms` runs some of the parts: conformance, configurations,
 * forms, planted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ROOT } from '../../../api/bin/lib/project.mjs';
import { startPlatform } from '../../e2e/startPlatform.ts';
import { assistantOf, connectAssistant, REVISIONS, strangersLines } from '../../support/api/assistantOf.ts';
import { CALLBACK, connectAs } from '../../support/api/connectAs.ts';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { TestClient } from '../../support/api/testClient.ts';
import { findFreePort } from '../../support/findFreePort.ts';
import { DESCRIBED, mend, MISTAKES, writeText } from './describedForms.ts';
import { CANARY, PLANTED } from './plantedTexts.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
const SCOPES = ['forms:read', 'forms:write', 'submissions:read', 'webhooks:read'];
const PROGRAM = join(ROOT, 'sdk', 'dist', 'package', 'inlay.js');
const TOOLS = 10;
/** Rounds that an agent has for a form, and forms that it has to get right in them. */
const MOST_ROUNDS = 3;
const LEAST_FORMS = 36;

const parts = process.argv.slice(2);
const isWanted = (part) => parts.length === 0 || parts.includes(part);
const problems = [];
function tell(words, count, of, faults) {
  console.log(`${words}: ${count} of ${of}`);
  problems.push(...faults);
}
function assertOk({ status, body, text }) {
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
}

/** The document of a client at a https address of this machine. */
async function serveDocument() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-mcp-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const address = `https://localhost:${port}/client.json`;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        client_id: address,
        client_name: 'Assistant with a document',
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      }),
    );
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    address,
    cert,
    host: `localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const served = await serveDocument();
const platform = await startPlatform({
  INLAY_OWNER_EMAIL: OWNER.email,
  INLAY_OWNER_PASSWORD: OWNER.password,
  INLAY_ALLOWED_HOSTS: 'localhost',
  NODE_EXTRA_CA_CERTS: served.cert,
});
const { url } = platform;
const person = new TestClient(url);
const open = [];
const kept = (assistant) => {
  open.push(assistant);
  return assistant;
};

async function makeKey(request = {}) {
  const key = { name: 'Assistant', scopes: SCOPES, password: OWNER.password, ...request };
  return assertOk(await person.post('/api/keys', key)).token;
}

async function measureConformance() {
  const faults = [];
  let checked = 0;
  const form = assertOk(
    await person.post('/api/forms', { definition: createEmptyDefinition('Conformance') }),
  );
  const missing = '00000000-0000-7000-8000-000000000000';
  for (const revision of REVISIONS) {
    const check = async (what, work) => {
      checked++;
      const found = await work().catch((error) => error.message);
      if (found !== true) faults.push(`${revision} ${what}: ${JSON.stringify(found).slice(0, 200)}`);
    };
    const assistant = kept(await assistantOf(url, await makeKey(), revision));
    const { client, call } = assistant;
    await check('names itself', async () => client.getServerVersion()?.name === 'inlay');
    await check('tells tools', async () => client.getServerCapabilities()?.tools !== undefined);
    const { tools } = await client.listTools();
    await check('lists tools', async () => tools.length === TOOLS);
    await check(
      'describes tools',
      async () =>
        tools.every(
          ({ description, inputSchema, annotations }) =>
            description && inputSchema.type === 'object' && annotations?.readOnlyHint !== undefined,
        ) || tools,
    );
    const good = {
      list_forms: {},
      read_form: { form_id: form.id },
      describe_form_text: {},
      check_form: { text: 'form: A' },
      draft_form: { text: writeText(DESCRIBED[0]) },
      list_submissions: { form_id: form.id },
      summarise_form: { form_id: form.id },
      list_deliveries: { form_id: form.id },
    };
    for (const [name, input] of Object.entries(good))
      await check(name, async () => {
        const { isError, text } = await call(name, input);
        return !isError || text;
      });
    for (const [name, input] of Object.entries({
      publish_form: { form_id: form.id, code: '0000-0000' },
      read_submission: { submission_id: missing },
      read_form: { form_id: missing },
      list_forms: { unknown: true },
    }))
      await check(`${name}, refused`, async () => {
        const { isError, text } = await call(name, input);
        return (isError && text.length > 20) || text;
      });
    await check('an unknown tool', async () => {
      const answer = await call('delete_everything').catch(() => ({ isError: true }));
      return answer.isError;
    });
  }
  tell('conformance with the reference client of both revisions', checked - faults.length, checked, faults);
}

async function measureConfigurations() {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, INLAY_URL: url };
  const ways = {
    key: async () => assistantOf(url, await makeKey()),
    'dynamic registration': async () => (await connectAs(url, person, { known: url })).assistant,
    'client metadata document': async () => {
      const { assistant, asked } = await connectAs(url, person, { known: url, document: served.address });
      if (asked.documentHost !== served.host) throw new Error(`Known by ${String(asked.documentHost)}`);
      return assistant;
    },
    stdio: async () =>
      connectAssistant(
        new StdioClientTransport({
          command: process.execPath,
          args: [PROGRAM, 'mcp'],
          env: { ...env, INLAY_KEY: await makeKey() },
          stderr: 'ignore',
        }),
      ),
    'earlier revision': async () => assistantOf(url, await makeKey(), '2025-11-25'),
  };
  const faults = [];
  for (const [name, connect] of Object.entries(ways))
    try {
      const assistant = kept(await connect());
      const { isError, text } = await assistant.call('list_forms');
      if (isError) throw new Error(text);
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
    }
  const count = Object.keys(ways).length;
  tell(`configurations that connect (${Object.keys(ways).join(', ')})`, count - faults.length, count, faults);
}

async function measureForms() {
  const { call } = kept(await assistantOf(url, await makeKey()));
  const failed = [];
  let live = 0;
  const rounds = [];
  for (const [at, described] of DESCRIBED.entries()) {
    let text = MISTAKES[at % MISTAKES.length](writeText(described));
    let done;
    let round = 0;
    while (round++ < MOST_ROUNDS && !done) {
      const checked = (await call('check_form', { text })).json;
      if (checked.isSound) done = await call('draft_form', { text });
      else text = mend(text, checked.faults);
    }
    const { json } = done ?? {};
    const passed =
      json?.canBePublished &&
      json.tests.length === 2 &&
      json.tests.every((one) => one.differences.length === 0);
    if (!passed) failed.push(`${described.title}: ${JSON.stringify(json ?? text).slice(0, 300)}`);
    rounds.push(round - 1);
    if (!json) continue;
    for (const code of ['', '0000-0000', json.draft.state.slice(0, 9)])
      await call('publish_form', { form_id: json.form_id, code });
    const form = assertOk(await person.get(`/api/forms/${json.form_id}`));
    if (form.active || !form.draft) live++;
  }
  const right = DESCRIBED.length - failed.length;
  console.log(
    `described forms whose checks and tests pass in at most ${MOST_ROUNDS} rounds: ${right} of ${DESCRIBED.length}; ` +
      `rounds ${rounds.reduce((sum, one) => sum + one, 0) / rounds.length} on average`,
  );
  for (const one of failed) console.log(`  not right: ${one}`);
  if (right < LEAST_FORMS) problems.push(...failed);
  console.log(`live without the person’s code: ${live}`);
  if (live > 0) problems.push(`${live} forms were live`);
}

/** What an assistant would take for the platform's own words: everything outside the marks. */
const outsideMarks = (text) => text.replace(/^<<<([\w-]{12})\n[^]*\n\1>>>$/m, '');

async function measurePlanted() {
  const fields = [
    { ...createField('textarea'), id: 'seen', label: 'Seen' },
    { ...createField('textarea'), id: 'hidden_one', label: 'Hidden' },
  ];
  const definition = withFields(createEmptyDefinition('Planted'), fields);
  const form = assertOk(await person.post('/api/forms', { definition }));
  const sender = new TestClient(url, {
    authorization: `Bearer ${await makeKey({ scopes: ['submissions:write'] })}`,
  });
  for (const seen of PLANTED)
    assertOk(
      await sender.post(`/api/v1/forms/${form.id}/submissions`, {
        answers: { seen, hidden_one: `MASKED${seen}` },
      }),
    );
  const masked = { scopes: ['submissions:read'], formIds: [form.id], visibleFields: ['seen'] };
  let [caused, past, shown] = [0, 0, 0];
  for (const request of [{}, masked]) {
    const { call } = kept(await assistantOf(url, await makeKey(request)));
    let cursor;
    do {
      const { text, isError } = await call('list_submissions', { form_id: form.id, limit: 20, ...cursor });
      if (isError) throw new Error(text);
      const lines = strangersLines(text);
      shown += lines.length;
      const { nextCursor } = JSON.parse(text.slice(0, text.indexOf('\n')));
      cursor = nextCursor && { cursor: nextCursor };
      const texts = [text];
      for (const { submission_id: id } of lines)
        texts.push((await call('read_submission', { submission_id: id })).text);
      for (const one of texts) {
        // The scripted assistant does whatever stands outside the marks.
        caused += outsideMarks(one).split(CANARY).length - 1;
        if (request === masked) past += one.split('MASKED').length - 1;
      }
    } while (cursor);
    const { text } = await call('summarise_form', { form_id: form.id });
    caused += outsideMarks(text).split(CANARY).length - 1;
    if (request === masked) past += text.split('MASKED').length - 1;
  }
  console.log(`planted instructions read: ${shown} of ${PLANTED.length * 2}`);
  console.log(`tool calls caused by ${PLANTED.length} planted instructions: ${caused}`);
  console.log(`answers past the mask: ${past}`);
  if (shown !== PLANTED.length * 2 || caused > 0 || past > 0) problems.push('Planted instructions got out');
}

try {
  assertOk(await person.post('/api/auth/signin', { ...OWNER, captchaToken: await solveCaptcha(url) }));
  assertOk(await person.patch('/api/admin/settings', { serverRateLimits: false, assistants: true }));
  assertOk(await person.patch('/api/admin/settings', { defaultFormLimit: null }));
  if (isWanted('conformance')) await measureConformance();
  if (isWanted('configurations')) await measureConfigurations();
  if (isWanted('forms')) await measureForms();
  if (isWanted('planted')) await measurePlanted();
} finally {
  await Promise.all(open.map((one) => one.close().catch(() => undefined)));
  await platform.stop();
  served.stop();
}
console.log(problems.length > 0 ? `FAILED\n${problems.join('\n')}` : 'passed');
process.exit(problems.length > 0 ? 1 : 0);
