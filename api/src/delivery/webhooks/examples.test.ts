import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

/** Plain scripts, which the lab runs without a compiler. */
const LAB = new URL('../../../../tests/lab/hooks/', import.meta.url).href;

const scene = useWebhooks();

test.each(['n8nNode', 'make'])(
  'HOOK-010 the example %s subscribes, samples, is called, sends, lists and unsubscribes',
  async (name) => {
    const scopes = ['forms:read', 'submissions:read', 'submissions:write', 'webhooks:read', 'webhooks:write'];
    const receiver = await scene.startReceiver(takeIt);
    const program = await programOf(scene.api, scene.owner, { scopes });
    const { createDriver } = await import(`${LAB}drivers/${name}.mjs`);
    const { walk } = await import(`${LAB}walk.mjs`);
    const formId = scene.form.id;
    const place = { url: scene.api.url, key: program.token, formId, target: receiver.url };
    const driver = createDriver(place);
    await walk(driver, {
      formId,
      submit: (text: string) => submitTo(scene.api, scene.form, { name: text }),
      async calls() {
        await scene.runJobs();
        return receiver.calls;
      },
      hooks: async () => (await program.get('/api/v1/hooks')).body.data,
    });
    // A forged call starts nothing, where the tool gives the example the bytes to verify.
    if (name === 'n8nNode') {
      await driver.subscribe();
      const [call] = receiver.calls;
      expect(await driver.take({ headers: call!.headers, body: call!.body })).toBeNull();
    }
  },
);
