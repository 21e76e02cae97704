/** The nodes of `examples/n8n` with a small stand-in for n8n, which calls them as n8n does. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../../api/bin/lib/project.mjs';

const require = createRequire(import.meta.url);
const load = (path) => require(join(ROOT, 'examples/n8n', path));

/** Calls an address as n8n's helper does, with the header of the credentials. */
async function request(key, { method, url, body, qs = {}, headers = {} }) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(qs)) address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw Object.assign(new Error(text), { httpCode: String(response.status) });
  return text === '' ? null : JSON.parse(text);
}

/** @param place the platform, the key, the form, and the target that n8n would make for the workflow. */
export function createDriver({ url, key, formId, target }) {
  const { InlayTrigger } = load('nodes/InlayTrigger/InlayTrigger.node.js');
  const { Inlay } = load('nodes/Inlay/Inlay.node.js');
  const kept = {};
  const node = (parameters) => ({
    getCredentials: async () => ({ url, key }),
    getNodeParameter: (name) => parameters[name],
    getNodeWebhookUrl: () => target,
    getWorkflowStaticData: () => kept,
    getInputData: () => [{ json: {} }],
    getExecutionId: () => parameters.executionId,
    getNode: () => ({ id: 'node' }),
    helpers: {
      async httpRequestWithAuthentication(_name, options) {
        return request(key, options);
      },
    },
  });
  const trigger = new InlayTrigger();
  const { create, checkExists, delete: remove } = trigger.webhookMethods.default;
  const subscription = node({ event: 'form.submitted', formId });
  const act = async (parameters) => (await new Inlay().execute.call(node({ formId, ...parameters })))[0];
  return {
    name: 'n8n, its nodes with a stand-in',
    subscribe: () => create.call(subscription),
    isSubscribed: () => checkExists.call(subscription),
    unsubscribe: () => remove.call(subscription),
    /** @returns what the workflow starts with; null for a call that is refused. */
    async take({ headers, body }) {
      const answer = { status: () => answer, json: () => answer };
      const taken = await trigger.webhook.call({
        ...subscription,
        getRequestObject: () => ({ rawBody: Buffer.from(body) }),
        getResponseObject: () => answer,
        getHeaderData: () => headers,
        getBodyData: () => JSON.parse(body),
      });
      return taken.workflowData?.[0][0].json ?? null;
    },
    forms: async () =>
      (await trigger.methods.loadOptions.getForms.call(subscription)).map(({ value }) => value),
    send: async (answers) =>
      (
        await act({ operation: 'send', answers: JSON.stringify(answers), executionId: crypto.randomUUID() })
      )[0].json.id,
    list: async () => (await act({ operation: 'list', limit: 10 })).map(({ json }) => json.id),
  };
}
