import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { fieldOf, pageOf, rowsOf } from '../../../../tests/support/api/logicForm.ts';
import { storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../tests/support/api/plainVisitor.ts';
import { usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();
const { submit, post, countStored } = scene;

const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
const email: Field = { ...createField('email'), id: 'email', label: 'Email', required: true };
const robot: Field = { ...createField('captcha'), id: 'robot' };

/** Saves the form again; earlier visitors name the revision they saw. */
async function saveAgain(definition: FormDefinition): Promise<void> {
  const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
  const { status } = await scene.owner.put(`/api/forms/${scene.form.id}/definition`, { definition, version });
  expect(status).toBe(200);
}

const change = (fields: Field[]) => saveAgain(withFields(createEmptyDefinition('Contact'), fields));

/** Moves the change into the past. */
const passHours = (hours: number) =>
  scene.api.database.query(
    `update form_revisions set created_at = ${earlier('created_at', hours * 3600)} where form_id = $1`,
    [scene.form.id],
  );

describe('EMBED-066 an old revision opens nothing that is closed now', () => {
  test('a captcha that was added is asked for at once, by JSON and by plain post', async () => {
    await change([name, robot]);
    const refused = await submit();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'form.changed']);
    expect(refused.body.error.message).toBe(
      'This form has changed since you opened it. Please check your answers and send them again.',
    );
    const page = await post();
    expect(page.status).toBe(409);
    expect(page.text).toContain('This form has changed since you opened it.');
    expect(page.text).toContain('value="Ada"');
    expect(page.text).not.toContain(scene.form.revisionId);
    expect(page.text).toMatch(/What is \d+ plus \d+\?/);
    expect(await countStored()).toBe(0);
  });

  test('a captcha that was taken away is no longer asked for', async () => {
    await change([name, robot]);
    const { currentRevisionId } = await revisions();
    await change([name]);
    expect((await submit({ body: { revisionId: currentRevisionId } })).status).toBe(201);
    expect((await post({ revisionId: currentRevisionId })).status).toBe(200);
  });

  test('a captcha under another id is still solved by who has the old one before them', async () => {
    await change([name, robot]);
    const { currentRevisionId: revisionId } = await revisions();
    await change([name, { ...robot, id: 'guard' }]);
    const refused = await submit({ body: { revisionId } });
    expect(refused.body.error.issues).toMatchObject([{ path: ['robot'], code: 'captcha_required' }]);
  });
});

describe('EMBED-066 D-184 answers are judged by what was seen for a day after it was replaced', () => {
  beforeEach(() => change([{ ...name, label: 'Full name' }, email]));

  test('within that day the old questions are good', async () => {
    await passHours(23);
    expect((await submit()).status).toBe(201);
    expect((await post()).status).toBe(200);
    expect(await countStored()).toBe(2);
  });

  test('after it the answers go back to the visitor, in the form as it is now', async () => {
    await passHours(25);
    const refused = await submit();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'form.changed']);
    const page = await post();
    expect(page.status).toBe(409);
    expect(page.text).toContain('value="Ada"');
    expect(page.text).toContain('Full name');
    expect(page.text).toContain('answers.email');
    expect(await countStored()).toBe(0);
    const { currentRevisionId: revisionId } = await revisions();
    const answers = { name: 'Ada', email: 'ada@example.com' };
    expect((await submit({ body: { revisionId, answers } })).status).toBe(201);
  });

  test('it is the successor’s age that counts, not how often the form was changed since', async () => {
    await passHours(25);
    await change([name]);
    expect((await submit()).status).toBe(409);
  });

  test('D-183 who has sent before is told so all the same', async () => {
    const body = { idempotencyKey: randomUUID() };
    const first = await submit({ body });
    await passHours(25);
    const again = await submit({ body });
    expect([again.status, again.body.receiptCode]).toEqual([201, first.body.receiptCode]);
    expect((await post(body)).status).toBe(200);
    expect(await countStored()).toBe(1);
  });
});

describe('EMBED-066 a form of several pages that changes on the way', () => {
  const pages = (title: string, last: Field[]) => ({
    ...createEmptyDefinition(title),
    pages: [
      pageOf('p1', 'You', [name, rowsOf('guests', [guest])]),
      pageOf('p2', 'Address', [email]),
      pageOf('p3', 'Last', last),
    ],
  });
  const guest = fieldOf('text', 'guest', 'Guest');
  const note = fieldOf('text', 'note', 'Note');

  test('without JavaScript, the answers of its other pages are not lost', async () => {
    scene.form = await scene.api.buildForm(scene.owner, pages('Trip', [note]));
    const visitor = new PlainVisitor(scene.api, scene.form.id);
    await visitor.open();
    visitor.fill('answers.name', 'Ada');
    await visitor.press('add:guests');
    visitor.fill('answers.guests.0.guest', 'Bo');
    await visitor.press();
    visitor.fill('answers.email', 'ada@example.com');
    await visitor.press();
    visitor.fill('answers.note', 'Soon');
    await saveAgain(pages('Trip now', [note, fieldOf('text', 'more', 'More')]));
    await passHours(25);
    await visitor.press();
    expect(visitor.status).toBe(409);
    expect(visitor.find('[role=alert]')?.textContent).toContain('This form has changed');
    expect([visitor.hidden('at'), visitor.hidden('answers.name')]).toEqual(['p3', 'Ada']);
    visitor.fill('answers.more', 'No');
    await visitor.press();
    const rows = await storedAnswers(scene.api, scene.form.id);
    expect(rows.map((row) => row.submission_data)).toEqual([
      { name: 'Ada', guests: [{ guest: 'Bo' }], email: 'ada@example.com', note: 'Soon', more: 'No' },
    ]);
  });

  test('a page that is gone leads back to the first one, with all answers', async () => {
    scene.form = await scene.api.buildForm(scene.owner, pages('Trip', [note]));
    const visitor = new PlainVisitor(scene.api, scene.form.id);
    await visitor.open();
    visitor.fill('answers.name', 'Ada');
    await visitor.press();
    visitor.fill('answers.email', 'ada@example.com');
    await saveAgain({ ...createEmptyDefinition('Trip'), pages: [pageOf('p9', 'All', [name, email])] });
    await passHours(25);
    await visitor.press();
    expect(visitor.entries()).toEqual(
      expect.arrayContaining([
        ['answers.name', 'Ada'],
        ['answers.email', 'ada@example.com'],
      ]),
    );
    await visitor.press();
    const rows = await storedAnswers(scene.api, scene.form.id);
    expect(rows.map((row) => row.submission_data)).toEqual([{ name: 'Ada', email: 'ada@example.com' }]);
  });
});

async function revisions(): Promise<{ currentRevisionId: string }> {
  const rows = await scene.api.database.query<{ currentRevisionId: string }>(
    'select current_revision_id as "currentRevisionId" from forms where id = $1',
    [scene.form.id],
  );
  if (!rows[0]) throw new Error('unreachable');
  return rows[0];
}
