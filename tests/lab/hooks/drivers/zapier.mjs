/** The app of `examples/zapier` with `appTester` of zapier-platform-core, which runs it as Zapier does. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const CORE = 'zapier-platform-core';

/** @param place the platform, the key, the form, the target, and the folder in which the app is installed. */
export function createDriver({ url, key, formId, target, folder }) {
  const require = createRequire(join(folder, 'index.js'));
  // Installed beside the example alone.
  const zapier = require(CORE);
  const app = require(join(folder, 'index.js'));
  const test = zapier.createAppTester(app);
  const { event, forms } = app.triggers;
  const authData = { url, key };
  const inputData = { event: 'form.submitted', formId };
  let subscribeData;
  return {
    name: 'Zapier, with appTester',
    async subscribe() {
      subscribeData = await test(event.operation.performSubscribe, {
        authData,
        inputData,
        targetUrl: target,
      });
    },
    async isSubscribed() {
      const [sample] = await test(event.operation.performList, { authData, inputData });
      return sample.type === 'form.submitted' && sample.formId === formId;
    },
    unsubscribe: () => test(event.operation.performUnsubscribe, { authData, subscribeData }),
    async take({ body }) {
      const [item] = await test(event.operation.perform, {
        authData,
        inputData,
        cleanedRequest: JSON.parse(body),
      });
      const { id: _id, type, timestamp, ...data } = item;
      return { type, timestamp, data };
    },
    forms: async () => (await test(forms.operation.perform, { authData })).map(({ id }) => id),
    send: async (answers) =>
      (
        await test(app.creates.send_submission.operation.perform, {
          authData,
          inputData: { formId, answers },
        })
      ).id,
    list: async () =>
      (await test(app.searches.list_submissions.operation.perform, { authData, inputData: { formId } })).map(
        ({ id }) => id,
      ),
  };
}
