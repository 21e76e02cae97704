/** The node of `examples/n8n` in a real n8n: a published workflow subscribes, is called, and sends a form itself. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../api/bin/lib/project.mjs';
import { findFreePort } from '../../support/findFreePort.ts';
import { until } from './scene.mjs';

/** The release that is run: of the newest, a package was missing at the registry. */
const VERSION = '2.40.5';
const WORKFLOW = 'inlayworkflow0001';

function install(folder) {
  const place = join(folder, 'n8n');
  mkdirSync(place, { recursive: true });
  if (!existsSync(join(place, 'node_modules/n8n/bin/n8n'))) {
    writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true }));
    const npm = (...given) => execFileSync('npm', given, { cwd: place, stdio: 'inherit' });
    npm('install', `n8n@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund');
    npm('rebuild', 'sqlite3');
  }
  return join(place, 'node_modules/n8n/bin/n8n');
}

/** A trigger for one form that answers each submission by sending another form. */
const workflowOf = (from, to) => ({
  id: WORKFLOW,
  name: 'Inlay',
  active: false,
  settings: {},
  nodes: [
    {
      id: 'b1000000-0000-4000-8000-000000000001',
      name: 'Inlay Trigger',
      type: 'CUSTOM.inlayTrigger',
      typeVersion: 1,
      position: [0, 0],
      webhookId: 'b1000000-0000-4000-8000-000000000003',
      parameters: { event: 'form.submitted', formId: from.formId },
      credentials: { inlayApi: { id: 'inlaycredential01', name: 'Inlay' } },
    },
    {
      id: 'b1000000-0000-4000-8000-000000000002',
      name: 'Inlay',
      type: 'CUSTOM.inlay',
      typeVersion: 1,
      position: [220, 0],
      parameters: {
        operation: 'send',
        formId: to.formId,
        answers: '={{ JSON.stringify({ name: "n8n: " + $json.data.answers.name }) }}',
      },
      credentials: { inlayApi: { id: 'inlaycredential02', name: 'Inlay, second form' } },
    },
  ],
  connections: { 'Inlay Trigger': { main: [[{ node: 'Inlay', type: 'main', index: 0 }]] } },
});

const credentialsOf = (id, name, { url, key }) => ({ id, name, type: 'inlayApi', data: { url, key } });

/** Ends the workflow as a person does, which is not what n8n's command does: that writes the database alone. */
async function unpublish(address) {
  const post = async (path, body, headers = {}) => {
    const response = await fetch(`${address}/rest/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
    return response;
  };
  const owner = {
    email: 'owner@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'Correct-Horse-9',
  };
  const cookie = (await post('owner/setup', owner)).headers.get('set-cookie').split(';')[0];
  await post(`workflows/${WORKFLOW}/deactivate`, {}, { cookie });
}

/** Runs a workflow of both nodes in n8n. @throws where something does not come. */
export async function walkN8n(scene, folder) {
  const program = install(folder);
  const home = join(folder, 'n8n-home');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const [from, to] = [await scene.createPlace(), await scene.createPlace()];
  const port = await findFreePort();
  const broker = await findFreePort();
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    N8N_USER_FOLDER: home,
    N8N_CUSTOM_EXTENSIONS: join(ROOT, 'examples/n8n'),
    N8N_ENCRYPTION_KEY: 'a key of the tests',
    N8N_PORT: String(port),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_RUNNERS_BROKER_PORT: String(broker),
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    N8N_PERSONALIZATION_ENABLED: 'false',
  };
  const command = (...given) =>
    execFileSync(process.execPath, [program, ...given], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const file = (name, value) => {
    writeFileSync(join(home, name), JSON.stringify(value));
    return `--input=${join(home, name)}`;
  };
  const credentials = [
    credentialsOf('inlaycredential01', 'Inlay', from),
    credentialsOf('inlaycredential02', 'Inlay, second form', to),
  ];
  command('import:credentials', file('credentials.json', credentials));
  command('import:workflow', file('workflow.json', [workflowOf(from, to)]));
  command('publish:workflow', `--id=${WORKFLOW}`);
  const start = () => {
    const main = spawn(process.execPath, [program, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [main.stdout, main.stderr]) stream.on('data', (part) => said.push(String(part)));
    return { main, said };
  };
  const { main, said } = start();
  try {
    await until(async () => (await from.hooks()).length === 1, 'A subscription of n8n');
    const [hook] = await from.hooks();
    assert.equal(hook.formId, from.formId);
    assert.match(hook.target, new RegExp(`^http://127\\.0\\.0\\.1:${port}/webhook/`));
    await from.submit('Ada');
    await until(async () => (await to.names()).length === 1, 'A submission that n8n sent');
    assert.deepEqual(await to.names(), ['n8n: Ada']);
    const forged = await fetch(hook.target, { method: 'POST', body: '{}' });
    assert.equal(forged.status, 401);
    await unpublish(`http://127.0.0.1:${port}`);
    await until(async () => (await from.hooks()).length === 0, 'The end of the subscription');
  } catch (error) {
    console.error(said.join('').slice(-4_000));
    throw error;
  } finally {
    main.kill('SIGTERM');
    await once(main, 'exit');
  }
}
