import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { CLIENT_COMMANDS } from '@inlay/sdk/cli';
import { beforeAll, expect, test } from 'vitest';
import { connectAssistant, REVISIONS } from '../../../../tests/support/api/assistantOf.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
  await admin.patch('/api/admin/settings', { assistants: true });
});

type Transport = Parameters<typeof connectAssistant>[0];

/** `inlay mcp` as an assistant starts it, by streams of this process. */
function startStdio(token: string) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const command = CLIENT_COMMANDS.find(({ name }) => name === 'mcp')!;
  const context = {
    environment: { INLAY_URL: api.url, INLAY_KEY: token },
    input,
    output,
    errors,
    now: Date.now,
    signal: new AbortController().signal,
  };
  const ended = command.run(context, {});
  const transport: Transport = {
    async start() {
      createInterface({ input: output }).on('line', (line) => this.onmessage?.(JSON.parse(line)));
    },
    async send(message) {
      input.write(`${JSON.stringify(message)}\n`);
    },
    async close() {
      input.end();
      await ended;
      this.onclose?.();
    },
  };
  return { transport, ended, errors, input, output };
}

test.each(REVISIONS)(
  'MCP-050 inlay mcp serves the reference client of revision %s by standard input and output',
  async (revision) => {
    const maker = await api.signedIn();
    const form = await api.buildForm(maker, createEmptyDefinition('Mine'));
    const { token } = await programOf(api, maker, { scopes: ['forms:read'] });
    const { transport, ended } = startStdio(token);
    const assistant = await connectAssistant(transport, revision);
    const { json } = await assistant.call('list_forms');
    expect(json.forms).toMatchObject([{ id: form.id }]);
    await assistant.close();
    expect(await ended).toBe(0);
  },
);

test('MCP-050 what is no message, and what the platform refuses, is said beside the output, and the key is nowhere', async () => {
  const { token } = await programOf(api, await api.signedIn());
  await admin.patch('/api/admin/settings', { assistants: false });
  const { input, output, errors, ended } = startStdio(token);
  input.write('no message\n');
  input.end(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list' })}\n`);
  expect(await ended).toBe(0);
  const [said, told] = [output.read().toString(), errors.read().toString()];
  expect(JSON.parse(said)).toMatchObject({ id: 7, error: { message: expect.stringContaining('off') } });
  expect(told).toContain('no message');
  expect(said + told).not.toContain(token);
  await admin.patch('/api/admin/settings', { assistants: true });
});
