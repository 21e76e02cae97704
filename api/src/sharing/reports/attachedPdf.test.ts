import { fieldsOf, mapFields, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../tests/support/api/logicForm.ts';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { proveAddress } from '../../../../tests/support/api/proveAddress.ts';
import { plain } from '../../../../tests/support/mailServer.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { runWaitingJobs } from '../../app/startWorker.ts';
import type { DrawAttachedPdf } from '../../delivery/channels/channel.ts';
import { QueueFullError } from '../../platform/process/turns.ts';
import { createAttachedPdf } from './attachedPdf.ts';

const scene = useMailedForm();
const ANSWERS = { name: 'Ada', mail: 'visitor@example.com' };
const change = async (changes: object) => {
  const { status, body } = await scene.owner.patch(`/api/forms/${scene.form.id}`, changes);
  expect([status, body]).toEqual([200, body]);
  return body;
};

/** The mails by the address they went to, each with its PDF; null for one without. */
async function receivedPdfs(): Promise<Record<string, string | null>> {
  const read = async (mail: string): Promise<[string, string | null]> => {
    const to = /^To: (\S+)/m.exec(mail)?.[1] ?? '';
    const encoded = /application\/pdf[\s\S]+?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1];
    return [to, encoded ? (await readPdf(Buffer.from(encoded, 'base64'))).text : null];
  };
  return Object.fromEntries(await Promise.all(scene.server.received.map(read)));
}

/** Runs what waits, drawing PDFs in a way of its own. */
const runJobsWith = (drawAttachedPdf: DrawAttachedPdf) =>
  runWaitingJobs({ ...scene.api.deps, findMailer: scene.server.findMailer, drawAttachedPdf });

test('NOTIF-048 a notification carries the submission as PDF, with what its recipient may see', async () => {
  const client = await scene.api.signedInClient();
  await scene.api.database.query(
    `update forms set client_id = $1, client_primary_email = $2, client_visible_fields = '["name"]' where id = $3`,
    [client.clientId, client.email, scene.form.id],
  );
  await scene.tell('team@example.com');
  await scene.answer(ANSWERS);
  await scene.runJobs();
  expect(await receivedPdfs()).toEqual({ 'team@example.com': null, [client.email]: null });
  scene.server.received.length = 0;
  expect(await change({ attachesPdf: true })).toMatchObject({ attachesPdf: true });
  await scene.answer(ANSWERS);
  await scene.runJobs();
  const pdfs = await receivedPdfs();
  expect(pdfs['team@example.com']).toMatch(/Your name.*Ada.*visitor@example\.com/);
  expect(pdfs[client.email]).toMatch(/Your name.*Ada/);
  expect(pdfs[client.email]).not.toMatch(/visitor@example|Email/);
  const rows = await scene.api.database.query(`select 1 from deliveries where message ->> 'pdf' is not null`);
  expect(rows).toEqual([]);
}, 60_000);

test('NOTIF-048 a mail goes without a PDF that is too large or cannot be made, and says so', async () => {
  await change({ attachesPdf: true });
  await scene.tell('team@example.com');
  const sendOne = async (draw: DrawAttachedPdf) => {
    scene.server.received.length = 0;
    await scene.answer(ANSWERS);
    await runJobsWith(draw);
    return plain(scene.server.received[0]);
  };
  const without = /it is too large, or could not be made/g;
  const tooLarge = await sendOne(createAttachedPdf({ ...scene.api.deps }, 1_000));
  expect(tooLarge).not.toContain('application/pdf');
  // Once as text, once as HTML.
  expect(tooLarge.match(without)).toHaveLength(2);
  const brokenFiles = { ...scene.api.deps.files, read: () => Promise.reject(new Error('no files')) };
  const logo = `/files/logos/${'0'.repeat(24)}-${'0'.repeat(16)}.webp`;
  await scene.api.database.query('update forms set logo_url = $1 where id = $2', [logo, scene.form.id]);
  expect(
    (await sendOne(createAttachedPdf({ ...scene.api.deps, files: brokenFiles }))).match(without),
  ).not.toBeNull();
  // While too many are drawn the mail waits.
  const busy = await sendOne(() => Promise.reject(new QueueFullError('Too much waits already')));
  expect(busy).toBe('');
  const waiting = await scene.api.database.query(`select 1 from deliveries where state = 'waiting'`);
  expect(waiting).toHaveLength(1);
}, 60_000);

test('NOTIF-048 T22 the automatic reply carries the answers to a proven address alone, without hidden fields', async () => {
  const reply = { isOn: true, subject: 'Thank you', text: 'We have it.', attachesPdf: true };
  const fields = [
    ...fieldsOf(mailedDefinition),
    fieldOf('hidden', 'source', 'Source', { value: 'secret-list' }),
  ];
  const withSource = withFields(mailedDefinition, fields);
  scene.form = await scene.api.buildForm(scene.owner, withSource);
  await change({ autoReply: reply });
  // The owner's own address gets the reply without a captcha, but has proven nothing here.
  await scene.answer({ name: 'Me', mail: scene.owner.email });
  await scene.runJobs();
  expect(await receivedPdfs()).toEqual({ [scene.owner.email]: null });
  scene.form = await scene.api.buildForm(
    scene.owner,
    mapFields(withSource, (field) => (field.type === 'email' ? { ...field, confirm: 'code' } : field)),
  );
  await change({ autoReply: reply });
  await scene.answer({
    name: 'Grace',
    mail: await proveAddress(scene.api, scene.form.id, 'grace@example.com'),
  });
  scene.server.received.length = 0;
  await scene.runJobs();
  const { 'grace@example.com': pdf } = await receivedPdfs();
  expect(pdf).toMatch(/Your name.*Grace/);
  expect(pdf).not.toMatch(/secret-list|Source/);
}, 60_000);
