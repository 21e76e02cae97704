import { createEmptyDefinition, createField, createOptions, FILE_KINDS, withFields } from '@inlay/sdk/model';
import sharp from 'sharp';
import { expect } from 'vitest';
import { write } from './programCalls.ts';
import { programOf, type TestProgram } from './programOf.ts';
import type { TestApi } from './testApi.ts';
import type { TestResponse } from './testClient.ts';
import { SCOPES } from '../../../api/src/platform/contract/index.ts';

/** A call of an operation that went well, as an example: with ids and times that are always the same. */
export interface Called {
  id: string;
  status: number;
  request: unknown;
  answer: unknown;
}

const definition = (title: string) =>
  withFields(createEmptyDefinition(title), [
    { ...createField('text'), id: 'name', label: 'Name', required: true },
    { ...createField('radio'), id: 'size', label: 'Size', options: createOptions(['Small', 'Large']) },
    { ...createField('file'), id: 'files', label: 'Files', accepts: [...FILE_KINDS], maxFiles: 1 },
  ]);

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Replaces what is another at each run. */
function createStable(): (value: unknown) => unknown {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `0199d0c0-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  return (value) =>
    value === undefined
      ? undefined
      : (JSON.parse(
          JSON.stringify(value)
            .replaceAll(/("id":"[\da-f-]{36})\.[\w-]{43}"/g, '$1.c2lnbmVkLWJ5LXRoZS1wbGF0Zm9ybQ"')
            .replaceAll(/"nextCursor":"[^"]+"/g, '"nextCursor":"WyIyMDI2LTEx.c2lnbmVk"')
            .replaceAll(ID, idOf)
            .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-30T09:00:00.000Z')
            .replaceAll(/whsec_[^"]+/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
            .replaceAll(/"receiptCode":"[^"]+"/g, '"receiptCode":"K7QM-2XPD"')
            .replaceAll(
              /"downloadUrl":"[^"]+"/g,
              '"downloadUrl":"https://forms.example.com/files/uploads/signed"',
            )
            .replaceAll(/"sha256":"[^"]+"/g, `"sha256":"${'0'.repeat(64)}"`)
            .replaceAll(/"savedBy":"[^"]+"|"author":"[^"]+"/g, (found) =>
              found.replace(/:".*/, ':"Ada Lovelace"'),
            )
            .replaceAll(/("people":\[\{"id":"[^"]+","name":)"[^"]+"/g, '$1"Ada Lovelace"')
            .replaceAll(/("assignee":\{"id":"[^"]+","name":)"[^"]+"/g, '$1"Ada Lovelace"')
            .replaceAll(/"code":"[\da-f]{4}-[\da-f]{4}"/g, '"code":"7c1e-09af"')
            .replaceAll(/\/files\/logos\/[\w-]+/g, `/files/logos/${'0'.repeat(24)}-${'0'.repeat(16)}`)
            .replaceAll(
              /\/files\/pictures\/[\w-]+/g,
              `/files/pictures/${'0'.repeat(24)}-${'0'.repeat(16)}-8x6`,
            )
            .replaceAll('http://platform.test', 'https://forms.example.com'),
        ) as unknown);
}

const samplePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#5b5bd6' } })
    .png()
    .toBuffer();

/** One call of an operation. */
export interface OperationCall {
  id: string;
  /** Method and path below `/api/v1`, with its query. */
  call: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes the calls of a program. */
export type MakeCall = (program: TestProgram, call: OperationCall) => Promise<TestResponse>;

/** Makes a call over HTTP, a write under a key of its own. */
export const callPlainly: MakeCall = (program, { call, body, headers = {} }) =>
  body instanceof Uint8Array
    ? program.send(call.split(' ')[0] ?? '', `/api/v1${call.split(' ')[1]}`, {
        headers: { 'content-type': 'application/octet-stream' },
        body,
      })
    : write(program, call, {
        body,
        headers,
        ...(!call.startsWith('GET ') && { key: crypto.randomUUID() }),
      });

/**
 * Calls every operation of API v1 with a key, in an order in which each can go well.
 * @param make makes each call; by default plainly, over HTTP.
 */
export async function callEveryOperation(api: TestApi, make: MakeCall = callPlainly): Promise<Called[]> {
  const maker = await api.signedIn();
  const program = await programOf(api, maker, { scopes: SCOPES });
  const stable = createStable();
  const called: Called[] = [];

  const keep = (id: string, request: unknown, { status, body, text }: TestResponse): TestResponse['body'] => {
    expect([id, status < 400 ? '' : text]).toEqual([id, '']);
    const sent = request instanceof Uint8Array ? undefined : request;
    called.push({ id, status, request: stable(sent), answer: stable(body) });
    return body;
  };
  const get = async (id: string, path: string) =>
    keep(id, undefined, await make(program, { id, call: `GET ${path}` }));
  const send = async (id: string, call: string, body?: unknown, headers: Record<string, string> = {}) =>
    keep(id, body, await make(program, { id, call, body, headers }));
  const tagOf = async (path: string) => (await program.get(`/api/v1${path}`)).headers.get('etag') ?? '';

  const folder = await send('createFolder', 'POST /folders', {
    name: 'Bakery',
    description: 'Orders and feedback',
  });
  await get('listFolders', '/folders?limit=1');
  await send('updateFolder', `PATCH /folders/${folder.id}`, { description: 'Orders of the shop' });
  await get('getFolder', `/folders/${folder.id}`);

  const made = await send('createForm', 'POST /forms', {
    definition: definition('Order'),
    folderId: folder.id,
  });
  const form = `/forms/${made.id}`;
  await get('listForms', '/forms');
  await get('getForm', form);
  await send('updateForm', `PATCH ${form}`, { description: 'Ready the next morning' });
  await get('getDefinition', `${form}/definition`);
  const asTag = async (path: string) => ({ 'if-match': await tagOf(path) });
  const next = { definition: definition('Order a cake') };
  await send('publishDefinition', `PUT ${form}/definition`, next, await asTag(`${form}/definition`));
  await send('saveDraft', `PUT ${form}/draft`, next, { 'if-none-match': '*' });
  await get('getDraft', `${form}/draft`);
  const shorter = withFields(next.definition, [{ ...createField('text'), id: 'name', label: 'Name' }]);
  await send('getImpact', `POST ${form}/impact`, { definition: shorter });
  await send('publishDraft', `POST ${form}/publish`, undefined, await asTag(`${form}/draft`));
  await send('uploadPicture', 'POST /pictures', await samplePicture());
  await get('listBrandKits', '/brand-kits');
  await send('setLogo', `PUT ${form}/logo`, await samplePicture());
  await send('setCover', `PUT ${form}/cover`, await samplePicture());
  await send('removeLogo', `DELETE ${form}/logo`);
  await send('removeCover', `DELETE ${form}/cover`);
  await send('placeSenders', `PUT ${form}/senders`, {
    senders: [{ kind: 'slack', name: 'Kitchen', settings: { fields: null } }],
  });
  await get('listSenders', `${form}/senders`);
  await send('replaceRecipients', `PUT ${form}/recipients`, {
    recipients: [{ email: 'orders@example.com', label: 'Kitchen' }],
  });
  await get('listRecipients', `${form}/recipients`);
  await write(program, `PUT ${form}/draft`, { body: next, headers: { 'if-none-match': '*' } });
  await send('discardDraft', `DELETE ${form}/draft`, undefined, await asTag(`${form}/draft`));
  const { data: versions } = await get('listVersions', `${form}/versions?limit=1`);
  await get('getVersion', `${form}/versions/${versions[0].id}`);
  await send('updatePublishing', `PATCH ${form}/publishing`, { maxSubmissions: 500 });
  await get('getPublishing', `${form}/publishing`);

  const hook = await send('createWebhook', `POST ${form}/webhooks`, {
    url: 'https://hooks.example.com/orders',
  });
  const webhook = `${form}/webhooks/${hook.id}`;
  await get('listWebhooks', `${form}/webhooks`);
  await send('updateWebhook', `PATCH ${webhook}`, {
    events: ['form.submitted', 'submission.status_changed'],
  });
  await send('rotateWebhookSecret', `POST ${webhook}/rotate-secret`);

  const subscription = { event: 'form.submitted', formId: made.id };
  const hooked = await send('subscribeHook', 'POST /hooks', {
    ...subscription,
    target: 'https://hooks.example.com/subscribed',
  });
  await get('getHookSample', `/hooks/sample?${new URLSearchParams(subscription)}`);
  await get('listHooks', '/hooks');
  await get('getHook', `/hooks/${hooked.id}`);
  await send('unsubscribeHook', `DELETE /hooks/${hooked.id}`);

  const file = new TextEncoder().encode('Two layers');
  const uploaded = await send('uploadFile', `POST ${form}/uploads?fieldId=files&name=cake.txt`, file);
  const answers = { name: 'Grace Hopper', size: 'Large', files: { files: [uploaded] } };
  const { id } = await send('submit', `POST ${form}/submissions`, { answers });
  const submission = `/submissions/${id}`;
  await api.runJobs();
  await get('listSubmissions', `${form}/submissions?limit=1`);
  await send('updateSubmission', `PATCH ${submission}`, {
    status: 'in_progress',
    assigneeId: maker.userId,
    tags: ['Wedding'],
  });
  const corrected = { answers: { name: 'Grace Murray Hopper' } };
  await send('updateAnswers', `PATCH ${submission}/answers`, corrected, {
    'if-match': await tagOf(submission),
  });
  await get('listSubmissionVersions', `${submission}/versions`);
  const { notes } = await send('addNote', `POST ${submission}/notes`, { text: 'Called back' });
  const { files } = await get('getSubmission', submission);
  await get('downloadFiles', `${submission}/files`);
  await get('getFile', `${submission}/files/${files[0].id}`);
  await send('removeNote', `DELETE ${submission}/notes/${notes[0].id}`);
  await get('getWorkChoices', `${form}/work-choices`);
  await get('getResults', `${form}/results`);
  await send('testWebhook', `POST ${webhook}/test`);
  const { data: deliveries } = await get('listDeliveries', `${form}/deliveries?limit=1&channel=webhook`);
  await send('resendDelivery', `POST ${form}/deliveries/${deliveries[0].id}/resend`);
  await send('deleteWebhook', `DELETE ${webhook}`);

  await send('trashSubmission', `POST ${submission}/trash`);
  await get('listTrash', '/trash');
  await send('restoreSubmission', `POST ${submission}/restore`);
  const ordered = await send('createExport', 'POST /exports', { format: 'csv', filter: { formId: made.id } });
  await api.runJobs();
  await get('getExport', `/exports/${ordered.id}`);
  await get('downloadExport', `/exports/${ordered.id}/file`);

  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), form_id, account_id, revision_id, '{}', now(), gen_random_uuid(), '', gen_random_uuid()::text
     from form_submissions, generate_series(1, 501) where id = $1`,
    [id],
  );
  const filter = { formId: made.id };
  const { job } = await send('changeSubmissions', 'POST /bulk-changes', {
    change: 'status',
    filter,
    status: 'done',
  });
  await get('getBulkChange', `/bulk-changes/${job.id}`);
  await send('cancelBulkChange', `POST /bulk-changes/${job.id}/cancel`);
  await send('deleteSubmission', `DELETE ${submission}`);
  await send('trashForm', `DELETE ${form}`);
  await send('restoreForm', `POST ${form}/restore`);
  await send('deleteFolder', `DELETE /folders/${folder.id}`);
  return called;
}
