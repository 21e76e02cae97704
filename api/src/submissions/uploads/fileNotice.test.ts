import { expect, test } from 'vitest';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();

/** Opens an address as a browser does when somebody follows a link. */
const follow = (reader: typeof scene.owner, path: string, language = 'en') =>
  reader.send('GET', path, {
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': language },
  });

test('a file that is still being checked says so on a page, to clients as well (UPLOAD-008)', async () => {
  const { file } = await scene.upload('<b>a.txt', Buffer.from('Ada'));
  const { status, body } = await scene.submit({ name: 'Ada', files: { files: [file] } });
  expect(status).toBe(201);
  const id = file.id.split('.')[0];
  const client = await scene.api.signedInClient();
  await scene.api.database.query('update forms set client_id = $1 where id = $2', [client.clientId, scene.form.id]);
  const own = `/api/submissions/${body.submissionId}/files/${id}`;
  const shared = `/api/client-forms/${scene.form.id}/files/${id}`;
  for (const [reader, path] of [[scene.owner, own], [client, shared]] as const) {
    const page = await follow(reader as typeof scene.owner, path);
    expect(page.status).toBe(409);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('This file is being checked. Please try again in a minute.');
    // Programs, and pictures in a page, keep the problem.
    expect((await (reader as typeof scene.owner).get(path)).body).toMatchObject({ error: { code: 'file.checking' } });
  }
  expect((await follow(client as unknown as typeof scene.owner, shared, 'de')).text).toContain('Diese Datei wird geprüft');
  await scene.api.runJobs();
  expect((await follow(scene.owner, own)).status).toBe(303);
  // An address in an export, opened by somebody who is not signed in.
  const stranger = await follow(scene.api.visitor() as unknown as typeof scene.owner, own);
  expect([stranger.status, stranger.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
}); // prettier-ignore
