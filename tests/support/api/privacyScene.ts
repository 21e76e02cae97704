import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmptyDefinition, createField, FILE_KINDS, withFields, createOptions } from '@inlay/sdk/model';
import { expect } from 'vitest';
import { exportDays } from '../../../api/src/results/warehouse/exportDays.ts';
import { buildResultBlocks } from '../../../api/src/results/buildResultBlocks.ts';
import { indexRows } from './inboxSamples.ts';
import { uploadFile } from './uploadScene.ts';
import type { BuiltForm, TestApi, TestPerson } from './testApi.ts';

/** The person whom the scene plants: no other text has any of these marks. */
export const MARKS = {
  email: 'quilla.markson@person.example',
  phone: '+49 (0)30 7654-321',
  name: 'Quilla Márkson',
} as const;
/** What of the marks is looked for, in any letters and with or without signs between digits. */
const SOUGHT = ['quilla', '7654321', '7654-321'];

export const contactForm = (title: string) =>
  withFields(createEmptyDefinition(title), [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('email'), id: 'mail', label: 'Email' },
    { ...createField('phone'), id: 'phone', label: 'Phone' },
    { ...createField('textarea'), id: 'message', label: 'Message' },
    { ...createField('radio'), id: 'way', label: 'Way', options: createOptions(['Mail', 'Phone']) },
    { ...createField('file'), id: 'files', label: 'Files', accepts: [...FILE_KINDS], maxFiles: 3 },
  ]);

export interface PlantedPerson {
  owner: TestPerson;
  form: BuiltForm;
  /** Their submissions: one outside the trash with a file, one in the trash. */
  own: string[];
  /** A submission of somebody else, whose texts name the person. */
  other: string;
}

const submit = async (api: TestApi, form: BuiltForm, answers: Record<string, unknown>): Promise<string> => {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers };
  const response = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  if (response.status !== 201) throw new Error(response.text);
  return response.body.submissionId as string;
};

/** Plants a person in every place where an account may store something of them. */
export async function plantPerson(api: TestApi): Promise<PlantedPerson> {
  const owner = await api.signedIn({ fullName: 'Olga Owner' });
  const form = await api.buildForm(owner, contactForm('Contact'));
  const bytes = Buffer.from(`A letter of ${MARKS.name}`);
  const { file } = await uploadFile(api, form.id, { name: 'quilla.txt', bytes });
  const own = [
    await submit(api, form, {
      name: MARKS.name,
      mail: MARKS.email.toUpperCase(),
      message: 'First',
      way: 'Mail',
      files: [file],
    }),
    await submit(api, form, {
      name: 'Q',
      phone: '+49307654321',
      message: `To ${MARKS.email}.`,
      way: 'Phone',
    }),
  ];
  const other = await submit(api, form, { name: 'Grace', mail: 'grace@other.example', way: 'Mail' });
  for (let at = 0; at < 3; at++) await submit(api, form, { name: `Row ${at}`, way: 'Phone' });
  await api.deps.events.flush();
  await api.runJobs();
  await owner.post('/api/submissions/trash', { ids: [own[1]] });
  await plantTexts(api, { owner, form, own, other });
  // Of a day that is over, as warehouse files and blocks of results are.
  await api.database.query(
    `update form_submissions set submitted_at = submitted_at - interval '3 days' where account_id = $1`,
    [owner.accountId],
  );
  await indexRows(api);
  await api.runJobs();
  const links = `/api/forms/${form.id}/shared-results`;
  const shared = {
    name: 'Link',
    questions: ['name', 'message'],
    texts: ['name', 'message'],
    smallestGroup: 0,
  };
  const frozen = { isFrozen: true, expiresAt: null, password: null };
  const link = await owner.post(links, { ...shared, ...frozen });
  if (link.status !== 201) throw new Error(link.text);
  const exported = await owner.post('/api/exports', { format: 'csv', filter: { formId: form.id } });
  if (exported.status !== 202) throw new Error(exported.text);
  await api.runJobs();
  await buildResultBlocks(
    api.deps,
    { id: form.id, accountId: owner.accountId },
    new AbortController().signal,
  );
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  for await (const _day of exportDays(api.deps, { from: day, to: day }, { format: 'both', again: true }));
  return { owner, form, own, other };
}

/** Texts that name the person, of places that no submission of theirs is in. */
async function plantTexts(api: TestApi, { owner, form, own, other }: PlantedPerson): Promise<void> {
  const [account, formId, userId] = [owner.accountId, form.id, owner.userId];
  const insert = (table: string, row: Record<string, unknown>): Promise<unknown> => {
    const whole = { account_id: account, ...row };
    const names = Object.keys(whole);
    const values = Object.values(whole).map((value) =>
      value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
    );
    return api.database.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
      values,
    );
  };
  const id = randomUUID;
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const { email, name, phone } = MARKS;
  const ofForm = { form_id: formId };
  for (const submissionId of [own[0], other]) {
    const of = { id: id(), ...ofForm, submission_id: submissionId, created_at: now };
    await insert('submission_notes', {
      ...of,
      author_id: userId,
      text: `${name} called from 030 / 7654 321.`,
    });
    await insert('submission_comments', {
      ...of,
      is_by_client: false,
      text: `Ask ${email}`,
      audience: 'team',
    });
    await insert('submission_entries', { ...of, kind: 'reply', text: 'Dear', address: email, subject: 'Re' });
    await insert('submission_versions', {
      ...ofForm,
      submission_id: submissionId,
      version: 1,
      kind: 'edited',
      answers: { name, phone: [phone] },
      revision_id: form.revisionId,
      changed_at: now,
      is_by_visitor: true,
      reason: `${name} asked`,
    });
    await insert('deliveries', {
      id: id(),
      ...ofForm,
      submission_id: submissionId,
      channel: 'webhook',
      kind: 'form.submitted',
      recipient: 'https://hooks.example',
      message: { body: JSON.stringify({ mail: email, name: 'kept' }) },
      last_answer: `got ${email}`,
      state: 'failed',
      created_at: now,
    });
  }
  await insert('deliveries', {
    id: id(),
    channel: 'mail',
    kind: 'reply',
    recipient: email,
    subject: `For ${name}`,
    message: { text: `Hello ${name}` },
    created_at: now,
    next_attempt_at: later,
  });
  await insert('unfinished_answers', {
    id: id(),
    ...ofForm,
    revision_id: form.revisionId,
    answers: { name },
    idempotency_key: id(),
    token_hash: id(),
    version: 1,
    saved_by: id(),
    language: 'en',
    email,
    started_at: now,
    saved_at: now,
    expires_at: later,
  });
  await insert('invitations', { id: id(), ...ofForm, email, name, answers: { name }, key_proof: id() });
  const clicked = { ...ofForm, click_type: 'view_form', recipient_email: email };
  await insert('mail_links', { id: id(), ...clicked, target: '/forms' });
  await insert('email_clicks', { id: id(), ...clicked, clicked_at: now });
  await insert('mail_consents', { email, confirmed_at: now });
  await insert('notification_recipients', { id: id(), ...ofForm, email, label: name, created_at: now });
  await insert('saved_views', {
    id: id(),
    name,
    query: `formId=${formId}&search=${encodeURIComponent(email)}`,
    created_at: now,
  });
  const done = {
    id: id(),
    action: 'tag',
    total: 1,
    state: 'done',
    created_at: now,
    created_by: userId,
    tag: name,
  };
  await insert('bulk_jobs', { ...done, selection: { filter: { search: name } } });
  await insert('recurring_exports', {
    user_id: userId,
    ...ofForm,
    every: 'week',
    rows: 'new',
    format: 'csv',
    selection: { filter: { formId, search: email } },
    sent_for: '2026-01-01',
    created_at: now,
  });
  await insert('reply_templates', { id: id(), name: 'Reply', text: `Dear ${name}`, created_at: now });
  await insert('tags', { id: id(), name, created_at: now });
  await insert('model_drafts', {
    id: id(),
    created_by: userId,
    host: 'h',
    model: 'm',
    description: `A form for ${email}`,
    created_at: now,
  });
  await insert('security_events', {
    id: id(),
    event_type: 'sharing_changed',
    created_at: now,
    user_id: userId,
    event_data: { action: 'recipient_added', formId, email },
  });
}

/** Names each table whose rows hold one of the marks, and each file of the data folder that does. */
export async function findMarks(api: TestApi): Promise<string[]> {
  const tables = await api.database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await api.database.query<{ count: number }>(
      `select count(*)::int as count from ${name} t where lower(t::text) like any($1::text[])`,
      [SOUGHT.map((mark) => `%${mark}%`)],
    );
    if (row?.count) found.push(`${name}: ${row.count}`);
  }
  const folder = api.deps.config.dataFolder;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString('latin1').toLowerCase();
    if (SOUGHT.some((mark) => text.includes(mark) || entry.name.toLowerCase().includes(mark)))
      found.push(path.slice(folder.length));
  }
  return found.toSorted();
}

/** Erases the person by each thing they are known by, one after the other. */
export async function eraseAll(api: TestApi, { owner }: PlantedPerson) {
  const erased = [];
  for (const [by, value] of Object.entries({ email: MARKS.email, phone: MARKS.phone, text: MARKS.name })) {
    const search = { by, value };
    const found = await owner.post('/api/account/privacy/find', search);
    const { submissions } = found.body;
    const asked = await owner.post('/api/account/privacy/erasures', {
      ...search,
      leftOut: [],
      submissions: submissions.length,
    });
    if (asked.status === 404) continue;
    expect([asked.status, asked.text]).toEqual([202, asked.text]);
    await api.runJobs();
    erased.push(asked.body);
  }
  return erased;
}
