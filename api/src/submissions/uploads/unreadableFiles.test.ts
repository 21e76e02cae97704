import { expect, test } from 'vitest';
import { tusCalls, uploadForm, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { listRoutes } from '../../app/app.ts';
import type { Route } from '../../platform/http/route.ts';

const scene = useUploadForm();
const NAME = 'kept-to-others.txt';
const CONTENT = 'Nobody else reads this.';
/** Streams, which do not end, PDFs, whose texts are compressed (the tests of reports read those), and a description. */
const LEFT_OUT = /(events|\/pdf|openapi\.json)$/;
const PROOF = 'A'.repeat(43);

interface Reader {
  open(path: string): Promise<Response>;
}

/** Sends a file, which is kept. */
async function sendFile() {
  const { file } = await scene.upload(NAME, Buffer.from(CONTENT));
  const { body } = await scene.submit({ name: 'Ada', files: { files: [file] } });
  await scene.api.runJobs();
  const [row] = await scene.rows();
  expect(row?.state).toBe('kept');
  return { submissionId: body.submissionId as string, fileId: row?.id ?? '', sha256: row?.sha256 ?? '' };
}

/** Whether a route answers by who calls; the others show everybody the same of a form. */
const knowsCallers = ({ endpoint }: Route): boolean => endpoint !== null && endpoint.access !== 'public';

/** Walks routes that read, of those that `isWalked` names. @returns those that told a caller anything of the file. */
async function findTelling(
  reader: Reader,
  { submissionId, fileId, sha256 }: Awaited<ReturnType<typeof sendFile>>,
  isWalked: (route: Route) => boolean,
): Promise<string[]> {
  const telling: string[] = [];
  const paths = listRoutes(scene.api.deps).filter(
    (route) => route.method === 'GET' && !LEFT_OUT.test(route.path) && isWalked(route),
  );
  for (const { path: pattern } of paths) {
    const path = pattern
      .replace(':formId', scene.form.id)
      .replace(':submissionId', submissionId)
      .replace(':ticket', `${fileId}.${PROOF}`)
      .replace(':use/:expires', `save/${Date.now() + 60_000}`)
      .replace(':proof', PROOF)
      .replace('{*path}', 'uploads')
      .replace(/:\w+/g, fileId);
    const answer = await reader.open(pattern.includes(':') ? path : `${path}?formId=${scene.form.id}`);
    const told = `${answer.headers.get('location')} ${await answer.text()}`;
    // The question itself names the file's id: a place or a content is what tells.
    if ([NAME, CONTENT, sha256, '/files/uploads/'].some((secret) => told.includes(secret)))
      telling.push(pattern);
  }
  return telling;
}

test('a file is read over no route by another person, form, account or client (UPLOAD-008, T1)', async () => {
  const { api, owner, form } = scene;
  const [client, otherClient] = [await api.signedInClient(), await api.signedInClient()];
  const otherForm = await api.buildForm(owner, uploadForm);
  const assign = (id: string, clientId: string, fields: string[] | null) =>
    api.database.query('update forms set client_id = $2, client_visible_fields = $3 where id = $1', [
      id,
      clientId,
      fields && JSON.stringify(fields),
    ]);
  await assign(otherForm.id, otherClient.clientId, null);
  await assign(form.id, client.clientId, ['name']);
  const file = await sendFile();
  const readers = [await api.signedIn(), otherClient, client, owner];
  const [stranger, ofOtherForm, masked, own, anybody] = await Promise.all([
    ...readers.map((reader) => findTelling(reader, file, knowsCallers)),
    findTelling(api.visitor(), file, (route) => !knowsCallers(route)),
  ]);
  expect({ stranger, ofOtherForm, masked, anybody }).toEqual({
    stranger: [],
    ofOtherForm: [],
    masked: [],
    anybody: [],
  });
  // The same walk finds the file where it may be read.
  expect(own).toEqual(
    expect.arrayContaining([
      '/api/submissions/:submissionId/files',
      '/api/submissions/:submissionId/files/:fileId',
      '/api/forms/:formId/files',
    ]),
  );
  await assign(form.id, client.clientId, ['name', 'files']);
  const filesOfClients = '/api/client-forms/:formId/files/:fileId';
  expect(await findTelling(client, file, ({ path }) => path === filesOfClients)).toEqual([filesOfClients]);
});

test('mails name files and lead to none of them (UPLOAD-008)', async () => {
  const { api, owner, form } = scene;
  await owner.post(`/api/forms/${form.id}/notification-emails`, { email: owner.email });
  await api.database.query('update notification_recipients set is_enabled = true where form_id = $1', [
    form.id,
  ]);
  await sendFile();
  const [mail] = await api.database.query<{ body_text: string; body_html: string }>(
    `select message ->> 'text' as body_text, message ->> 'html' as body_html from deliveries where form_id = $1 and kind = 'submission_notification'`,
    [form.id],
  );
  for (const told of [mail?.body_text, mail?.body_html]) {
    expect(told).toContain(NAME);
    expect(told).not.toMatch(/\/files\//);
  }
});

test('a ticket opens its upload to be written, and never to be read (UPLOAD-003)', async () => {
  const created = await tusCalls(scene.api).create(scene.form.id, { name: NAME, size: CONTENT.length });
  const address = created.headers.get('location') ?? '';
  await tusCalls(scene.api).write(address, 0, Buffer.from(CONTENT));
  for (const method of ['GET', 'POST', 'PUT']) {
    const answer = await scene.api.visitor().send(method, address);
    expect([answer.status < 500, answer.text.includes(CONTENT)]).toEqual([true, false]);
  }
});
