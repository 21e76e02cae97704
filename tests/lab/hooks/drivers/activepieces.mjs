/** The piece of `examples/activepieces`, made and run by its framework. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param place the platform, the key, the form, the target, and the folder in which the piece is installed. */
export async function createDriver({ url, key, formId, target, folder }) {
  const { inlay } = await import(pathToFileURL(join(folder, 'src/index.ts')).href);
  const kept = new Map();
  const store = {
    put: async (name, value) => void kept.set(name, value),
    get: async (name) => kept.get(name) ?? null,
    delete: async (name) => void kept.delete(name),
  };
  const auth = { type: 'CUSTOM_AUTH', props: { url, key } };
  const trigger = inlay.getTrigger('event');
  const context = { auth, store, webhookUrl: target, propsValue: { event: 'form.submitted', formId } };
  const act = (name, propsValue) => inlay.getAction(name).run({ auth, propsValue });
  return {
    name: 'Activepieces, with its framework',
    subscribe: () => trigger.onEnable(context),
    async isSubscribed() {
      const [sample] = await trigger.test(context);
      return sample.type === 'form.submitted' && kept.size === 1;
    },
    unsubscribe: () => trigger.onDisable(context),
    take: async ({ headers, body }) =>
      (await trigger.run({ ...context, payload: { headers, body: JSON.parse(body) } }))[0],
    forms: async () => (await trigger.props.formId.options({ auth }, {})).options.map(({ value }) => value),
    send: async (answers) => (await act('send_submission', { formId, answers })).id,
    list: async () => (await act('list_submissions', { formId, limit: 10 })).map(({ id }) => id),
  };
}
