import { expect, test } from 'vitest';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();

test('SUBM-128 a file that an edit left out is in the history alone, and goes with its submission', async () => {
  const { api, owner } = scene;
  const send = async (name: string) => (await scene.upload(name, Buffer.from(name))).file;
  const [old, young] = [await send('old.txt'), await send('young.txt')];
  const { body } = await scene.submit({ name: 'Ada', files: { files: [old] } });
  const path = `/api/submissions/${body.submissionId}`;
  await api.runJobs();
  const edit = (version: number, files: object[]) =>
    owner.put(`${path}/answers`, {
      version,
      answers: { name: 'Ada', ...(files.length > 0 && { files: { files } }) },
    });
  expect((await edit(1, [young])).status).toBe(200);
  await api.runJobs();
  const namesOf = async () =>
    ((await owner.get(path)).body.files ?? []).map(({ name }: { name: string }) => name);
  expect(await namesOf()).toEqual(['young.txt']);
  const { versions } = (await owner.get(`${path}/versions`)).body;
  const oldId = old.id.split('.')[0];
  expect(versions.map(({ files }: { files: object[] }) => files)).toEqual([[{ id: oldId, name: 'old.txt' }]]);
  const opened = await owner.open(`${path}/files/${oldId}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/${oldId}`),
  ]);
  expect((await edit(2, [])).status).toBe(200);
  expect(await namesOf()).toEqual([]);
  expect((await owner.open(`${path}/files`)).status).toBe(404);
  await owner.post('/api/submissions/trash', { ids: [body.submissionId] });
  expect((await owner.open(`${path}/files/${oldId}`)).status).toBe(404);
  expect((await owner.post('/api/submissions/delete', { ids: [body.submissionId] })).status).toBe(200);
  expect(await api.database.query('select from uploads')).toEqual([]);
});
