/** The app of `examples/make` with an executor of ours for the part of Make's language (IML) that it uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../api/bin/lib/project.mjs';

const FOLDER = join(ROOT, 'examples/make');
const read = (path) => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));

/** The app, with the files that its manifest names. */
function readApp() {
  const { generalCodeFiles, components } = read('makecomapp.json');
  const parts = Object.entries(components).map(([kind, named]) => [
    kind,
    Object.fromEntries(
      Object.entries(named).map(([name, { codeFiles, ...rest }]) => [
        name,
        {
          ...rest,
          ...Object.fromEntries(Object.entries(codeFiles).map(([part, path]) => [part, read(path)])),
        },
      ]),
    ),
  ]);
  return { base: read(generalCodeFiles.base), ...Object.fromEntries(parts) };
}

/** Evaluates an expression: a path, `a = b`, or `ifempty(path, other)`. @throws for anything else. */
function evaluate(expression, scope) {
  const text = expression.trim();
  const call = /^ifempty\((.+),\s*(.+)\)$/.exec(text);
  if (call) {
    const given = evaluate(call[1], scope);
    return given === undefined || given === null || given === '' ? evaluate(call[2], scope) : given;
  }
  const [left, right] = text.split(' = ');
  if (right !== undefined) return evaluate(left, scope) === evaluate(right, scope);
  if (text === 'null') return null;
  if (text === 'undefined') return undefined;
  if (!/^[\w.]+$/.test(text)) throw new Error(`Not in this executor's part of IML: ${text}`);
  return text.split('.').reduce((value, name) => value?.[name], scope);
}

/** Fills in the expressions of a value; one that stands alone keeps its type. */
function fill(value, scope) {
  if (typeof value === 'string') {
    const alone = /^\{\{([^{}]+)\}\}$/.exec(value);
    if (alone) return evaluate(alone[1], scope);
    return value.replaceAll(/\{\{([^{}]+)\}\}/g, (_all, expression) => String(evaluate(expression, scope)));
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, scope)]));
}

/** Makes a call of the app, page by page. @returns its outputs, and what it keeps of a webhook. */
async function run(app, communication, scope) {
  const { method = 'GET', response = {}, pagination } = communication;
  const outputs = [];
  let kept = {};
  for (let extra = {}; ;) {
    const path = fill(communication.url, scope);
    const address = new URL(/^https?:/.test(path) ? path : fill(app.base.baseUrl, scope) + path);
    for (const [name, value] of Object.entries({ ...fill(communication.qs ?? {}, scope), ...extra }))
      if (value !== undefined) address.searchParams.set(name, String(value));
    const headers = fill({ ...app.base.headers, ...communication.headers }, scope);
    const answer = await fetch(address, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(communication.body && { body: JSON.stringify(fill(communication.body, scope)) }),
    });
    const text = await answer.text();
    const after = { ...scope, body: text === '' ? null : JSON.parse(text), statusCode: answer.status };
    if (!answer.ok) throw new Error(fill(app.base.response.error.message, after));
    kept = fill(response.data ?? {}, after);
    const items = response.iterate ? fill(response.iterate, after) : [undefined];
    outputs.push(...items.map((item) => fill(response.output, { ...after, item })));
    if (!pagination || !fill(pagination.condition, after)) return { outputs, kept };
    extra = fill(pagination.qs, after);
  }
}

/** @param place the platform, the key, the form, and the target that Make would make for the scenario. */
export function createDriver({ url, key, formId, target }) {
  const app = readApp();
  const connection = { url, key };
  const { webhook: { event: hook }, module: modules, rpc } = app; // prettier-ignore
  const parameters = { event: 'form.submitted', formId };
  let webhook = { url: target };
  const act = (name, given) => run(app, modules[name].communication, { connection, parameters: given });
  return {
    name: 'Make, with an executor of ours',
    async subscribe() {
      const { kept } = await run(app, hook.attach, { connection, webhook, parameters });
      webhook = { ...webhook, ...kept };
    },
    async isSubscribed() {
      const { outputs } = await run(app, rpc.sampleEvent.communication, { connection, webhook });
      return outputs[0].type === 'form.submitted' && typeof webhook.externalHookId === 'string';
    },
    unsubscribe: () => run(app, hook.detach, { connection, webhook }),
    async take({ body }) {
      const scope = { webhook, body: JSON.parse(body) };
      const { verification, output } = hook.communication;
      if (!fill(verification.condition, scope)) return null;
      return fill(modules.watchEvents.communication.output, { body: fill(output, scope) });
    },
    forms: async () =>
      (await run(app, rpc.listForms.communication, { connection })).outputs.map(({ value }) => value),
    send: async (answers) => (await act('sendSubmission', { formId, answers })).outputs[0].id,
    list: async () => (await act('listSubmissions', { formId, limit: 10 })).outputs.map(({ id }) => id),
  };
}
