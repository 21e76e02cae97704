/** What an owner does on a distributed database: reads, changes, jobs. */
import { OWNER } from '../faults/platform.mjs';
import { until } from '../faults/scene.mjs';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { TestClient } from '../../support/api/testClient.ts';

/** Uses the inbox, results, exports and trash of a form, and says what does not work. */
export async function useAsOwner({ url, form, database, check }) {
  const owner = new TestClient(url);
  const captchaToken = await solveCaptcha(url);
  const { status } = await owner.post('/api/auth/signin', { ...OWNER, captchaToken });
  check('signed in', status < 300);
  const list = (query = '') => owner.get(`/api/submissions?formId=${form.id}${query}`);
  const first = await list();
  check('the inbox lists', first.status === 200 && first.body.submissions?.length > 0);
  const [row] = first.body.submissions ?? [];
  check('a submission opens', (await owner.get(`/api/submissions/${row?.id}`)).status === 200);
  check('forms are listed', (await owner.get('/api/forms')).status === 200);
  check('trends of forms', (await owner.get('/api/forms/trends')).status === 200);
  check('the text index catches up', await isIndexed(database));
  const found = await list('&search=visitor');
  check('a search finds', found.status === 200 && found.body.submissions?.length > 0);
  const today = new Date().toISOString().slice(0, 10);
  check(
    'analytics',
    (await owner.get(`/api/analytics?formId=${form.id}&from=${today}&to=${today}`)).status === 200,
  );
  check('results', (await owner.get(`/api/results?formId=${form.id}`)).status === 200);
  check(
    'an export',
    (await owner.get(`/api/submissions/export?formId=${form.id}&format=csv`)).status === 200,
  );
  const trashed = await owner.post('/api/submissions/trash', { ids: [row?.id] });
  check('a submission goes to the trash', trashed.status < 300);
}

const isIndexed = (database) =>
  until(
    'The text index',
    async () =>
      (
        await database.query('select count(*)::int as left from form_submissions where search_text is null')
      )[0].left === 0,
  ).then(
    () => true,
    () => false,
  );
