/** The summary of a form with a card of each kind: without answers, with one, and with some. */
import { countedForm, randomAnswers } from '../support/api/resultsScene.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { settled, signInOwner } from './signedIn.mjs';

const ADD = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code)
  select made.id, f.id, f.account_id, f.current_revision_id, made.answers, now() - made.hours * interval '1 hour',
    made.id, 'x', made.id::text
  from forms f, (select gen_random_uuid() as id, answers, hours
    from jsonb_to_recordset($2::jsonb) as r(answers jsonb, hours int)) made where f.id = $1`;

/** Opens the summary of a form with so many submissions. */
const open = (count, search = '') =>
  async function openResults(stage) {
    const { page, platform, database } = stage;
    await signInOwner(stage, 'none');
    const { id } = await platform.call('POST', '/api/forms', { definition: countedForm('Tasting panel') });
    const next = seededRandom(3);
    const rows = Array.from({ length: count }, (_one, at) => ({
      answers: randomAnswers(next),
      hours: at * 5,
    }));
    await database.query(ADD, [id, JSON.stringify(rows)]);
    await page.goto(`${platform.url}/forms/${id}/summary${search}`);
    await settled(page);
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
];
