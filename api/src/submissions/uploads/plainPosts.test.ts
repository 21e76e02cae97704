import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, withFields, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { filesField, tusCalls, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { RATE_LIMITS } from '../../platform/limits/rateLimits.ts';

const scene = useUploadForm();

/** Posts files as a browser without JavaScript does. */
async function post(count: number): Promise<{ status: number; html: string }> {
  const body = new FormData();
  body.append('idempotencyKey', randomUUID());
  for (let at = 0; at < count; at++) body.append('answers.files', new File(['Ada'], `${at}.txt`));
  const answer = await scene.api.visitor().open(`/embed/${scene.form.id}`, { method: 'POST', body });
  return { status: answer.status, html: await answer.text() };
}

test('files of a plain post count for the limit of uploads, each (UPLOAD-023)', async () => {
  const tus = tusCalls(scene.api);
  for (let count = 2; count < RATE_LIMITS.upload.points; count++)
    expect((await tus.create(scene.form.id, { name: 'a.txt', size: 1 })).status).toBe(201);
  await scene.api.database.query('delete from uploads');
  const { status, html } = await post(3);
  expect(status).toBe(422);
  expect(html).toContain('Too many files at once. Please try again later.');
  expect((await scene.rows()).filter(({ state }) => state === 'checking').length).toBe(2);
});

test('of more files than a field takes no more are stored (UPLOAD-023)', async () => {
  const { status, html } = await post(60);
  expect(status).toBe(422);
  expect(html).toContain('Please keep at most 3 files.');
  expect((await scene.rows()).length).toBe(3);
});

test('a plain post has one connection to the database at a time, whatever it brings (UPLOAD-023)', async () => {
  const field = { ...filesField, maxFiles: 20 } as Field;
  scene.form = await scene.api.buildForm(
    scene.owner,
    withFields(createEmptyDefinition('Application'), [field]),
  );
  const { pool } = scene.api.deps;
  let [now, most] = [0, 0];
  const acquired = (): void => {
    most = Math.max(most, ++now);
  };
  const released = (): void => void now--;
  pool.on('acquire', acquired).on('release', released);
  try {
    expect((await post(20)).status).toBe(200);
  } finally {
    pool.off('acquire', acquired).off('release', released);
  }
  expect((await scene.rows()).length).toBe(20);
  // Beside the post itself, its notices may be written.
  expect(most).toBeLessThanOrEqual(2);
});
