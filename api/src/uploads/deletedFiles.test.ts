import { expect, test } from 'vitest';
import { tusCalls, useUploadForm } from '../../../tests/support/api/uploadScene.ts';
import { removeUnusedFiles } from './removeFiles.ts';

const scene = useUploadForm();

/** Deletions for ever. The account comes last: its owner is that of the whole file. */
const DELETIONS: Record<string, () => Promise<unknown>> = {
  form: async () => {
    await scene.owner.delete(`/api/forms/${scene.form.id}`);
    expect((await scene.owner.delete(`/api/trash/forms/${scene.form.id}`)).status).toBe(204);
  },
  // The last user of an account takes it along.
  account: () => scene.api.database.query('delete from users where id = $1', [scene.owner.userId]),
};

test.each(Object.entries(DELETIONS))(
  'the files of a %s that is deleted for ever go with it (UPLOAD-005, T40)',
  async (_what, deleteForEver) => {
    const { deps, database } = scene.api;
    const { file } = await scene.upload('a.txt', Buffer.from('Ada\n'));
    expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
    await scene.api.runJobs();
    const [kept] = await scene.rows();
    const key = kept?.key ?? '';
    expect(await deps.files.read(key)).not.toBeNull();
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
    expect(await deps.files.read(key)).toBeNull();
    expect(await deps.spool.sizeOf(arriving)).toBeNull();
    expect(await database.query('select 1 from file_removals')).toEqual([]);
  },
);
