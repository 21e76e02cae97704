import { expect, test } from 'vitest';
import { tusCalls, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { purgeExpiredTrash } from '../trash/purgeExpiredTrash.ts';
import { removeUnusedFiles } from './removeFiles.ts';

/** What the account may keep, in bytes: one file of `BIG`, not two. */
const ROOM = 100;
const BIG = Buffer.alloc(60, 'a');

const scene = useUploadForm({ uploadBytes: ROOM });

/** Sends a file with the form, which is checked. */
async function sendFile(bytes = Buffer.from('Ada\n')) {
  const { file } = await scene.upload('a.txt', bytes);
  const { status, body } = await scene.submit({ files: { files: [file] } });
  expect(status).toBe(201);
  await scene.api.runJobs();
  const kept = (await scene.rows()).at(-1);
  const submissionId = body.submissionId as string;
  const id = kept?.id ?? '';
  return { submissionId, key: kept?.key ?? '', path: `/api/submissions/${submissionId}/files/${id}` };
}

const changeSubmission = async (how: 'trash' | 'restore', id: string): Promise<void> => {
  const { status, body } = await scene.owner.post(`/api/submissions/${how}`, { ids: [id] });
  expect([status, body.ids]).toEqual([200, [id]]);
};
const statusOf = async (path: string) => (await scene.owner.get(path)).status;
const isStored = async (key: string) => (await scene.api.deps.files.read(key)) !== null;

/** Whether another big file may begin; it ends at once. */
async function hasRoom(): Promise<boolean> {
  const tus = tusCalls(scene.api);
  const { status, headers, body } = await tus.create(scene.form.id, { name: 'b.txt', size: BIG.length });
  if (status === 201) expect((await tus.remove(headers.get('location') ?? '')).status).toBe(204);
  else expect(body.error.code).toBe('upload.file_full');
  return status === 201;
}

/** Deletions for ever of one submission. */
const PURGES: Record<string, (id: string) => Promise<void>> = {
  'is deleted from the trash': async (id) => {
    const { status } = await scene.owner.post('/api/submissions/delete', { ids: [id] });
    expect(status).toBe(200);
  },
  'has been in the trash for longer than the retention': async (id) => {
    await scene.api.database.query(
      `update form_submissions set deleted_at = now() - interval '10 years' where id = $1`,
      [id],
    );
    await purgeExpiredTrash(scene.api.deps.orm);
  },
};

test.each(Object.entries(PURGES))(
  'the files of a submission that %s go, and make room for others (UPLOAD-005)',
  async (_what, purge) => {
    const { submissionId, key } = await sendFile(BIG);
    expect(await hasRoom()).toBe(false);
    await changeSubmission('trash', submissionId);
    expect([await hasRoom(), await isStored(key)]).toEqual([false, true]);
    await purge(submissionId);
    expect(await scene.rows()).toEqual([]);
    expect(await hasRoom()).toBe(true);
    await removeUnusedFiles(scene.api.deps);
    expect(await isStored(key)).toBe(false);
  },
);

test('a file is read by nobody while its submission or form is in the trash, and again after it (UPLOAD-005)', async () => {
  const { submissionId, key, path } = await sendFile();
  const link = (await scene.owner.get(path)).headers.get('location') ?? '';
  const isOpen = async () => [await statusOf(path), (await scene.api.visitor().get(link)).status];
  expect(await isOpen()).toEqual([303, 200]);
  const trashes: [what: string, into: () => Promise<unknown>, back: () => Promise<unknown>][] = [
    [
      'submission',
      () => changeSubmission('trash', submissionId),
      () => changeSubmission('restore', submissionId),
    ],
    [
      'form',
      () => scene.owner.delete(`/api/forms/${scene.form.id}`),
      () => scene.owner.post(`/api/forms/${scene.form.id}/restore`),
    ],
  ];
  for (const [what, into, back] of trashes) {
    await into();
    await removeUnusedFiles(scene.api.deps);
    expect([what, ...(await isOpen())]).toEqual([what, 404, 404]);
    expect(await statusOf(`/api/submissions/${submissionId}/files`)).toBe(404);
    await back();
    expect([what, ...(await isOpen())]).toEqual([what, 303, 200]);
  }
  expect(await isStored(key)).toBe(true);
});

test('what is kept of a file that nobody may read takes no room (UPLOAD-004)', async () => {
  await sendFile(BIG);
  const setState = (state: string) =>
    scene.api.database.query('update uploads set state = $2, key = null where form_id = $1', [
      scene.form.id,
      state,
    ]);
  for (const [state, room] of [
    ['quarantined', true],
    ['kept', false],
    ['refused', true],
  ] as const) {
    await setState(state);
    expect([state, await hasRoom()]).toEqual([state, room]);
  }
});

/** Deletions of all that an upload belongs to. The account comes last: its owner is that of the whole file. */
const DELETIONS: Record<string, () => Promise<unknown>> = {
  form: async () => {
    await scene.owner.delete(`/api/forms/${scene.form.id}`);
    expect((await scene.owner.delete(`/api/trash/forms/${scene.form.id}`)).status).toBe(204);
  },
  account: () => scene.api.database.query('delete from accounts where id = $1', [scene.owner.accountId]),
};

test.each(Object.entries(DELETIONS))(
  'the files of a %s that is deleted for ever go with it (UPLOAD-005, T40)',
  async (_what, deleteForEver) => {
    const { deps, database } = scene.api;
    const { key } = await sendFile();
    expect(await isStored(key)).toBe(true);
    const tus = tusCalls(scene.api);
    const address =
      (await tus.create(scene.form.id, { name: 'b.txt', size: 9 })).headers.get('location') ?? '';
    await tus.write(address, 0, Buffer.from('Grace'));
    const arriving = address.split('/').pop()?.split('.')[0] ?? '';
    expect(await deps.spool.sizeOf(arriving)).toBe(5);

    await deleteForEver();
    await scene.api.runJobs();
    await removeUnusedFiles(deps);

    expect(await scene.rows()).toEqual([]);
    expect(await isStored(key)).toBe(false);
    expect(await deps.spool.sizeOf(arriving)).toBeNull();
    expect(await database.query('select 1 from file_removals')).toEqual([]);
  },
);
