/** The summary of a form with a card of each kind: without answers, with one, and with some. */
import { countedForm, randomAnswers } from '../../support/api/resultsScene.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { settled, signInOwner } from './signedIn.mjs';

const ADD = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code)
  select made.id, f.id, f.account_id, f.current_revision_id, made.answers, now() - made.hours * interval '1 hour',
    made.id, 'x', upper(substr(made.id::text, 1, 8))
  from forms f, (select gen_random_uuid() as id, answers, hours
    from jsonb_to_recordset($2::jsonb) as r(answers jsonb, hours int)) made where f.id = $1`;

/** Adds a form with so many submissions, and returns its id. */
async function addForm({ platform, database }, count) {
  const { id } = await platform.call('POST', '/api/forms', { definition: countedForm('Tasting panel') });
  const next = seededRandom(3);
  const rows = Array.from({ length: count }, (_one, at) => ({
    answers: randomAnswers(next),
    hours: at * 5,
  }));
  await database.query(ADD, [id, JSON.stringify(rows)]);
  return id;
}

/** Opens the summary of a form with so many submissions. */
const open = (count, search = '') =>
  async function openResults(stage) {
    const { page, platform } = stage;
    await signInOwner(stage, 'none');
    const id = await addForm(stage, count);
    await page.goto(`${platform.url}/forms/${id}/summary${search}`);
    await settled(page);
  };

/** Adds a form with fifty submissions and a link to all its questions. @returns the form's id, and the link. */
async function share(stage, { language = 'en', ...more }) {
  const { platform } = stage;
  const id = await addForm(stage, 50);
  await platform.call('PATCH', `/api/forms/${id}/publishing`, { language });
  const links = `/api/forms/${id}/shared-results`;
  const { questions } = await platform.call('GET', links);
  const link = await platform.call('POST', links, {
    name: 'Panel',
    questions: questions.map((question) => question.id),
    texts: questions.filter(({ kind }) => kind === 'text').map((question) => question.id),
    ...more,
  });
  return { id, link };
}

/** Opens the page that a link to all questions shows, as somebody without an account. */
export const openShared = (smallestGroup, language) =>
  async function openSharedResults(stage) {
    const { page, platform } = stage;
    const { link } = await share(stage, { smallestGroup, language });
    await page.goto(platform.url + new URL(link.url).pathname);
    await page.getByRole('heading', { level: 1, name: 'Tasting panel' }).waitFor();
  };

/** Opens the page of a link that asks for a password, after a wrong one. */
async function openLocked(stage) {
  const { page, platform } = stage;
  const { link } = await share(stage, { password: 'rosenberg cakes' });
  await page.goto(platform.url + new URL(link.url).pathname);
  await page.getByLabel('Password').fill('something else');
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.getByText('This password is wrong.').waitFor();
}

/** Opens the links to a form's results, or the entries of one. */
export const openLinks = (isEdited) =>
  async function openShareResults(stage) {
    const { page, platform } = stage;
    await signInOwner(stage, 'none');
    const { id } = await share(stage, { password: 'rosenberg cakes' });
    await page.goto(`${platform.url}/forms/${id}/summary`);
    await settled(page);
    await page.getByRole('button', { name: 'Share results' }).click();
    const more = page.getByRole('button', { name: 'More actions: Panel' });
    await more.waitFor();
    if (isEdited) {
      await more.click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Save changes' }).scrollIntoViewIfNeeded();
    }
  };

const group = 'results';
const WIDTHS = [375, 768, 1440];

/** @type {readonly import('./shots.mjs').Shot[]} */
export const RESULT_SHOTS = [
  ...WIDTHS.flatMap((width) => [
    { group, name: 'some', width, open: open(50) },
    { group, name: 'dark', width, colorScheme: 'dark', open: open(50, '?days=7&compare=yes') },
  ]),
  {
    group,
    name: 'menu',
    width: 768,
    open: async (stage) => {
      await open(50)(stage);
      await stage.page.getByRole('button', { name: 'Save You are' }).click();
    },
  },
  { group, name: 'none', width: 768, open: open(0) },
  { group, name: 'one', width: 768, open: open(1) },
  { group, name: 'filtered', width: 768, open: open(50, '?field=kind&value=Company') },
  { group, name: 'forced-colors', width: 768, forcedColors: 'active', open: open(50) },
  ...WIDTHS.flatMap((width) => [
    { group: 'shared-results', name: 'all', width, open: openShared(0) },
    { group: 'shared-results', name: 'hidden-dark', width, colorScheme: 'dark', open: openShared(5) },
    { group: 'shared-results', name: 'password', width, hasErrors: true, open: openLocked },
    { group: 'shared-results', name: 'links', width, open: openLinks(false) },
    { group: 'shared-results', name: 'edit', width, colorScheme: 'dark', open: openLinks(true) },
  ]),
];
