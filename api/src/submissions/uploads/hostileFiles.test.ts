import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_FILES, type HostileEnd } from '../../../../tests/support/api/hostileFiles.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { startClamd } from '../../../../tests/support/clamd.ts';

const scene = useUploadForm();
let scanner: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  scanner = await startClamd();
  Object.assign(scene.api.deps.config, { clamdUrl: scanner.url });
});
afterAll(() => scanner.stop());

const STATES: Readonly<Record<string, HostileEnd>> = {
  quarantined: 'quarantined',
  kept: 'kept',
};

test.each(HOSTILE_FILES)('$what ends as $end (UPLOAD-006)', async ({ name, bytes, end }) => {
  const { response, file } = await scene.upload(name, bytes);
  const [row] = await scene.rows();
  if (!row || response.status !== 204) {
    expect(response.status).toBeLessThan(500);
    expect(row ? 'refused' : 'not created').toBe(end);
    // What was refused takes no room, and no answer may name it.
    expect((await scene.submit({ files: { files: [file] } })).status).toBe(422);
    if (row) expect(await scene.api.deps.spool.sizeOf(row.id)).toBeNull();
    return;
  }
  const sent = await scene.submit({ files: { files: [file] } });
  expect(sent.status).toBe(201);
  await scene.api.runJobs();
  const [checked] = await scene.rows();
  expect(STATES[checked?.state ?? '']).toBe(end);
  const led = await scene.owner.get(`/api/submissions/${sent.body.submissionId}/files/${row.id}`);
  expect(led.status === 303).toBe(end === 'kept');
  if (end !== 'kept') return;
  const got = await scene.api.visitor().get(led.headers.get('location') ?? '');
  const [disposition, type] = ['content-disposition', 'content-type'].map((one) => got.headers.get(one));
  expect(disposition).toMatch(/^attachment; filename="(\\"|[^"\\/]){1,255}"/);
  expect([type, got.headers.get('set-cookie')]).toEqual(['application/octet-stream', null]);
});
