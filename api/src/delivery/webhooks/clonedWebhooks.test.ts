import { expect, test } from 'vitest';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();

test('NOTIF-091 a clone has the webhooks of its form, off, with secrets of their own, and no hooks of keys', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { id, path } = await scene.addWebhook(receiver.url);
  await scene.owner.patch(path, { events: ['submission.assigned'], payloadVersion: 3 });
  await scene.owner.post(`${path}/rotate-secret`);
  const program = await programOf(scene.api, scene.owner, { scopes: ['webhooks:write'] });
  const hook = { event: 'form.submitted', formId: scene.form.id, target: `${receiver.url}/key` };
  expect((await program.post('/api/v1/hooks', hook)).status).toBe(201);
  const copy = (await scene.owner.post(`/api/forms/${scene.form.id}/clone`)).body;
  const [copied, ...others] = (await scene.owner.get(`/api/forms/${copy.id}/webhooks`)).body.webhooks;
  expect(others).toEqual([]);
  expect(copied).toMatchObject({
    url: receiver.url,
    events: ['submission.assigned'],
    payloadVersion: 3,
    isActive: false,
    stoppedReason: 'Copied without its secret or credentials. Set them, then turn it on.',
    previousSecretExpiresAt: null,
  });
  const secrets = await scene.api.database.query<{ secret: string; previous_secret: string | null }>(
    'select secret, previous_secret from webhooks where id = any($1) order by created_at',
    [[id, copied.id]],
  );
  expect(secrets[1]).toEqual({ secret: expect.any(String), previous_secret: null });
  expect(secrets[1]?.secret).not.toBe(secrets[0]?.secret);
  const own = `/api/forms/${copy.id}/webhooks/${copied.id}`;
  expect((await scene.owner.post(`${own}/rotate-secret`)).body.secret).toMatch(/^whsec_/);
  expect((await scene.owner.patch(own, { isActive: true })).body).toMatchObject({
    isActive: true,
    stoppedReason: null,
  });
});

test('NOTIF-091 whoever may not share a form copies no webhook of it', async () => {
  await scene.addWebhook('https://hooks.example.com/');
  const editor = await scene.api.signedIn();
  await scene.api.database.query(
    `insert into account_members (account_id, user_id, role, rights, created_at) values ($1, $2, 'editor', '[]', now())`,
    [scene.owner.accountId, editor.userId],
  );
  await scene.api.database.query('update user_sessions set account_id = $1 where user_id = $2', [
    scene.owner.accountId,
    editor.userId,
  ]);
  const copy = await editor.post(`/api/forms/${scene.form.id}/clone`);
  expect(copy.status).toBe(201);
  expect((await scene.owner.get(`/api/forms/${copy.body.id}/webhooks`)).body.webhooks).toEqual([]);
});
