import { mapFields } from '@inlay/sdk/model';
import { createFileLink } from '../../../api/src/platform/files/fileLink.ts';
import { createTicket } from '../../../api/src/submissions/uploads/uploadTicket.ts';
import { createLogoName, logoKey } from '../../../api/src/platform/files/logoName.ts';
import { createPictureName, pictureFile, pictureKey } from '../../../api/src/platform/files/pictureName.ts';
import { buildPng } from '../../support/api/pictures.ts';
import type { BuiltForm, TestApi, TestPerson } from '../../support/api/testApi.ts';
import type { TestClient } from '../../support/api/testClient.ts';
import { definition, type Targets } from './requests.ts';

/** A picture that every upload route accepts. */
export const PICTURE = buildPng();

/** A key that no definition has: whoever reads one that has it drops it (decision 140). */
export const UNKNOWN_KEY = 'key_that_no_version_has';
/** The definition as it would be stored with such keys. */
const STORED_DEFINITION = JSON.stringify({
  ...mapFields(definition, (field) => ({ ...field, [UNKNOWN_KEY]: true })),
  [UNKNOWN_KEY]: true,
});

/** The people who call, and the client who is shown the form. */
export interface TargetScene {
  api: TestApi;
  owner: TestPerson;
  assigned: TestPerson;
  client: TestClient & { clientId: string };
}

/** What people have written beside a submission. */
type Notes = Pick<Targets, 'note' | 'comment' | 'clientComment'>;

/** Objects of `owner`, and of no one in particular; `newNotes` replaces those that a call has removed. */
export type CreatedTargets = Targets & { newNotes(): Promise<Notes> };

/** What a route does not name. */
const NOTES: Notes = { note: '', comment: '', clientComment: '' };
const UPLOAD: Targets['upload'] = { id: '', ticket: '', link: '' };

/** Creates the objects that a route names, and those that decide who sees its form; without one, those of all routes. */
export async function createTargets(scene: TargetScene, route?: string): Promise<CreatedTargets> {
  const names = (part: RegExp): boolean => route === undefined || part.test(route);
  const form = await createForm(scene);
  const folder = await createSharedFolder(scene);
  const submissionId = await submit(scene, form);
  const newNotes = () => createNotes(scene, { form, submissionId });
  const userId = names(/:(?:user|message|mail)Id/)
    ? (await scene.api.signedIn({ isApproved: false })).userId
    : '';
  return {
    form,
    folder,
    submissionId,
    accountId: scene.owner.accountId,
    clientId: scene.client.clientId,
    userId,
    newNotes,
    ...(names(/:(?:note|comment)Id/) ? await newNotes() : NOTES),
    ...(names(/templates|blocks|brand-kits/)
      ? await createReusables(scene)
      : { template: '', block: '', kit: '' }),
    ...(names(/:name/) ? await createPictures(scene) : { logoName: '', pictureName: '' }),
    ...(names(/:(?:message|mail)Id/) ? await createMessages(scene, userId) : { message: '', mail: '' }),
    ...(names(/:jobId|exports/) ? await createJobs(scene) : { job: '', file: '' }),
    upload: names(/:(?:fileId|ticket)|uploads/) ? await createUpload(scene, { form, submissionId }) : UPLOAD,
    ...(names(/:(?:email|webhook|delivery)Id/) ? await createNotified(scene, form) : NOT_NOTIFIED),
  };
}

async function createForm({ api, owner, assigned, client }: TargetScene): Promise<BuiltForm> {
  const form = await api.buildForm(owner, definition);
  await api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    STORED_DEFINITION,
    form.id,
  ]);
  await api.assign(form.id, assigned);
  await api.database.query('update forms set client_id = $1, client_may_comment = true where id = $2', [
    client.clientId,
    form.id,
  ]);
  return form;
}

async function createSharedFolder({ api, owner, client }: TargetScene): Promise<string> {
  const folder = await insert(
    api,
    `insert into client_folders (id, account_id, name, created_at)
     values (gen_random_uuid(), $1, 'F', now()) returning id`,
    [owner.accountId],
  );
  await api.database.query(
    `insert into client_folder_shares (account_id, folder_id, client_id, preset, created_at)
     values ($1, $2, $3, 'everything', now())`,
    [owner.accountId, folder, client.clientId],
  );
  return folder;
}

async function submit({ api }: TargetScene, form: BuiltForm): Promise<string> {
  const sent = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'Ada' } };
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  return body.submissionId as string;
}

async function createNotes(
  { api, owner, client }: TargetScene,
  { form, submissionId }: { form: BuiltForm; submissionId: string },
): Promise<Notes> {
  const note = await insert(
    api,
    `insert into submission_notes (id, submission_id, form_id, account_id, author_id, text, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'T', now()) returning id`,
    [submissionId, form.id, owner.accountId, owner.userId],
  );
  const newComment = (userId: string | null, clientId: string | null) =>
    insert(
      api,
      `insert into submission_comments (id, submission_id, form_id, account_id, is_by_client, author_id, client_id,
         text, audience, created_at)
       values (gen_random_uuid(), $1, $2, $3, $5, $4, $6, 'T', 'clients', now()) returning id`,
      [submissionId, form.id, owner.accountId, userId, clientId !== null, clientId],
    );
  return {
    note,
    comment: await newComment(owner.userId, null),
    clientComment: await newComment(null, client.clientId),
  };
}

/** A template, a block and a brand kit; without earlier ones, or the owner would reach the limits of each. */
async function createReusables({
  api,
  owner,
}: TargetScene): Promise<Pick<Targets, 'template' | 'block' | 'kit'>> {
  for (const table of ['form_templates', 'form_blocks', 'brand_kits'])
    await api.database.query(`delete from ${table}`);
  return {
    template: await insert(
      api,
      `insert into form_templates (id, account_id, name, category, definition, created_at)
       values (gen_random_uuid(), $1, 'T', 'C', $2, now()) returning id`,
      [owner.accountId, STORED_DEFINITION],
    ),
    block: await insert(
      api,
      `insert into form_blocks (id, account_id, name, definition, created_at)
       values (gen_random_uuid(), $1, 'B', $2, now()) returning id`,
      [owner.accountId, STORED_DEFINITION],
    ),
    kit: await insert(
      api,
      `insert into brand_kits (id, account_id, name, styles, created_at)
       values (gen_random_uuid(), $1, 'K', '{}', now()) returning id`,
      [owner.accountId],
    ),
  };
}

async function createPictures({ api }: TargetScene): Promise<Pick<Targets, 'logoName' | 'pictureName'>> {
  const logoName = createLogoName(PICTURE);
  await api.deps.files.put(logoKey(logoName), PICTURE, 'image/webp');
  const pictureName = pictureFile(createPictureName(PICTURE, { width: 1, height: 1 }));
  await api.deps.files.put(pictureKey(pictureName), PICTURE, 'image/webp');
  return { logoName, pictureName };
}

async function createMessages(
  { api }: TargetScene,
  userId: string,
): Promise<Pick<Targets, 'message' | 'mail'>> {
  return {
    message: await insert(
      api,
      `insert into contact_messages (id, user_id, name, email, message, subject, created_at)
       values (gen_random_uuid(), $1, 'A', 'a@b.example', 'M', 'S', now()) returning id`,
      [userId],
    ),
    mail: await insert(
      api,
      `insert into deliveries (id, channel, kind, recipient, subject, created_at)
       values (gen_random_uuid(), 'mail', 'account_approved', 'a@b.example', 'S', now()) returning id`,
    ),
  };
}

/** A bulk change and an export; without earlier exports, which would reach the account's limit. */
async function createJobs({ api, owner }: TargetScene): Promise<Pick<Targets, 'job' | 'file'>> {
  await api.database.query('delete from exports');
  return {
    job: await insert(
      api,
      `insert into bulk_jobs (id, account_id, created_by, action, selection, total, created_at)
       values (gen_random_uuid(), $1, $2, 'trash', '{"ids": []}', 0, now()) returning id`,
      [owner.accountId, owner.userId],
    ),
    file: await insert(
      api,
      `insert into exports (id, account_id, created_by, format, selection, form_ids, file_name, total, created_at, expires_at)
       values (gen_random_uuid(), $1, $2, 'csv', '{}', '[]', 'a.csv', 0, now(), now() + interval '1 day') returning id`,
      [owner.accountId, owner.userId],
    ),
  };
}

async function createUpload(
  { api, owner }: TargetScene,
  { form, submissionId }: { form: BuiltForm; submissionId: string },
): Promise<Targets['upload']> {
  const id = await insert(
    api,
    `insert into uploads (id, form_id, account_id, field_id, submission_id, state, name, size, type, key, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'name', $3, 'kept', 'a.txt', 1, 'text/plain', 'uploads/a', now(), now()) returning id`,
    [form.id, owner.accountId, submissionId],
  );
  await api.deps.files.put('uploads/a', Buffer.from('a'), 'text/plain');
  return {
    id,
    ticket: createTicket(api.deps.config.secret, { id, formId: form.id, fieldId: 'name' }),
    link: createFileLink(api.deps.config, { id, use: 'save', seconds: 300 }),
  };
}

const NOT_NOTIFIED = { emailId: '', formEmailId: '', webhookId: '', accountWebhookId: '', deliveryId: '' };

/** Creates what `owner` is notified by: addresses, a webhook and one of its deliveries. */
async function createNotified(scene: TargetScene, { id }: BuiltForm): Promise<typeof NOT_NOTIFIED> {
  const { api } = scene;
  const owner = await api.signInAgain(scene.owner);
  await api.database.query('delete from notification_recipients where listed_at is not null');
  const email = await owner.post('/api/notification-emails', { email: 'team@b.example', formId: null });
  const formEmail = await owner.post(`/api/forms/${id}/notification-emails`, { email: 'f@b.example' });
  const webhook = await owner.post(`/api/forms/${id}/webhooks`, { url: 'https://hooks.example.com/' });
  const webhookId = webhook.body.webhook.id as string;
  await api.database.query('delete from webhooks where form_id is null');
  const ofAccount = await owner.post('/api/webhooks', { url: 'https://hooks.example.com/' });
  const delivery = await owner.post(`/api/forms/${id}/webhooks/${webhookId}/test`);
  return {
    emailId: email.body.id as string,
    formEmailId: formEmail.body.id as string,
    webhookId,
    accountWebhookId: ofAccount.body.webhook.id as string,
    deliveryId: delivery.body.deliveryId as string,
  };
}

const insert = async ({ database }: TestApi, sql: string, values: unknown[] = []): Promise<string> =>
  String((await database.query(sql, values))[0]?.['id']);
