/** Sample data of the dashboard's pictures: none, a little, a lot. */
import { setTimeout } from 'node:timers/promises';
import { createEmptyDefinition, createField, withFields, createOptions } from '@inlay/sdk/model';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';

/** Each level holds what the one before it holds. @typedef {'none' | 'little' | 'much'} Level */

const LONG_TITLE =
  'Anmeldung zum Betriebsärztinnenfortbildungswochenende der Landesarbeitsgemeinschaft mit Übernachtungswunsch';
const PASSWORD = 'Correct-Horse-9';
export const CLIENT = { email: 'grace@example.com', password: PASSWORD };

const field = (type, id, label, more = {}) => ({ ...createField(type), id, label, ...more });

const orderForm = (title, description = 'What should we bake, and for when?') =>
  withFields({ ...createEmptyDefinition(title), description }, [
    field('text', 'name', 'Your name', { required: true }),
    field('email', 'email', 'Email', { required: true }),
    field('select', 'kind', 'What would you like?', { options: createOptions(['Cake', 'Bread', 'Coffee']) }),
    field('textarea', 'message', 'Anything else?'),
  ]);

/** Inserts submissions of the last days in the database, whose triggers count them. */
const ADD_SUBMISSIONS = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select made.id, f.id, f.account_id, f.current_revision_id, data, now() - power(random(), 2) * make_interval(days => $3::int),
    made.id, 'x', upper(substr(made.id::text, 1, 8)), submission_search_text(data)
  from forms f cross join lateral (
    select gen_random_uuid() as id, jsonb_build_object(
      'name', (array['Ada Lovelace','Grace Hopper','محمد الفارسي','山田 太郎','Zoë van der Ångström-Schwarzenbach','O''Brien'])[1 + n % 6],
      'email', 'visitor' || n || '@example.com',
      'kind', (array['Cake','Bread','Coffee'])[1 + n % 3],
      'message', repeat((array['Two tiers, please. ','No nuts 🥜! ','Where do I pay? '])[1 + n % 3], 1 + n % 9)) as data
    from generate_series(1, $2::int) n
  ) made where f.id = $1`;

/** Three to seven views for each submission. */
const ADD_VIEWS = `
  insert into form_stats_days as s (form_id, day, shard, account_id, views, views_at, starts, starts_at, completions, completions_at)
  select form_id, (submitted_at at time zone 'UTC')::date, 0, account_id,
    5 * count(*), 5 * sum(form_stats_quarter(submitted_at)), 2 * count(*), 2 * sum(form_stats_quarter(submitted_at)),
    count(*), sum(form_stats_quarter(submitted_at))
  from form_submissions where form_id = $1 group by 1, 2, 4
  on conflict (account_id, form_id, day, shard) do update set
    views = excluded.views, views_at = excluded.views_at, starts = excluded.starts, starts_at = excluded.starts_at,
    completions = excluded.completions, completions_at = excluded.completions_at`;

async function addForm({ platform, database }, definition, { submissions, days, ...placed }) {
  const { id } = await platform.call('POST', '/api/forms', { definition });
  if (Object.keys(placed).length > 0) await platform.call('PATCH', `/api/forms/${id}`, placed);
  await database.query(ADD_SUBMISSIONS, [id, submissions, days]);
  await database.query(ADD_VIEWS, [id]);
  return id;
}

async function addLittle(stage) {
  const { platform } = stage;
  const { id: folderId } = await platform.call('POST', '/api/folders', {
    name: 'Bakery Holle',
    description: 'Bread and cakes since 1893',
  });
  const formId = await addForm(stage, orderForm('Order a cake'), {
    submissions: 48,
    days: 60,
    clientFolderId: folderId,
  });
  await addForm(stage, orderForm('Contact', ''), { submissions: 1, days: 2 });
  await addForm(stage, orderForm('Newsletter'), { submissions: 0, days: 1, active: false });
  const given = { email: CLIENT.email, password: 'Given-Horse-7' };
  const { id: clientId } = await platform.call('POST', '/api/admin/clients', { ...given, name: 'Grace' });
  const { passwordToken: token } = await platform.call('POST', '/api/client-auth', given);
  await platform.call('POST', '/api/client-reset-password', { token, newPassword: CLIENT.password });
  await platform.call('PATCH', `/api/admin/forms/${formId}/assignment`, { clientId });
  const { submissions } = await platform.call('GET', `/api/submissions?formId=${formId}`);
  await addPeopleAndMarks(stage, formId, submissions[0].id);
  await platform.call('POST', '/api/submissions/trash', {
    ids: submissions.slice(-3).map(({ id }) => id),
  });
  return { folderId, formId };
}

/** Adds a pending user, one with a long name, their notifications, and marks on a submission. */
async function addPeopleAndMarks({ platform, database }, formId, submissionId) {
  for (const [email, fullName] of [
    ['ada@example.com', 'Ada'],
    ['wolfeschlegelsteinhausenbergerdorff@a-very-long-domain-name.example.com', LONG_TITLE.slice(0, 90)],
  ]) {
    const captchaToken = await solveCaptcha(platform.url);
    await platform.call('POST', '/api/auth/signup', { email, password: PASSWORD, fullName, captchaToken });
  }
  // The sign-up creates an account after its response.
  const made = async () => (await database.query('select id from users')).rowCount === 3;
  while (!(await made())) await setTimeout(50);
  // Confirms addresses as the links in mails do.
  await database.query(`with confirmed as (
      update users set email_confirmed_at = now() where email_confirmed_at is null returning id)
    update profiles set approval_requested_at = now() from confirmed where profiles.user_id = confirmed.id`);
  const { users } = await platform.call('GET', '/api/admin/users');
  const ada = users.find(({ email }) => email === 'ada@example.com');
  await platform.call('POST', `/api/admin/users/${ada.userId}/approve`);
  await platform.call('POST', `/api/forms/${formId}/webhooks`, { url: 'https://example.com/hooks/orders' });
  for (const email of ['kitchen@example.com', 'counter@example.com']) {
    await platform.call('POST', `/api/forms/${formId}/notification-emails`, { email, label: 'Bakery' });
  }
  await platform.call('PUT', `/api/submissions/${submissionId}/tags`, { names: ['Urgent', 'Wedding'] });
  await platform.call('POST', `/api/submissions/${submissionId}/notes`, {
    text: 'Called back, waits for the number of guests.',
  });
  await platform.call('POST', '/api/saved-views', { name: 'Cakes of this week', query: '/submissions' });
  await platform.call('POST', '/api/templates', { formId, name: 'Order form', category: 'Business' });
  await platform.call('POST', '/api/contact-message', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'More forms',
    message: 'We open a second bakery in May and need three more forms.',
  });
}

async function addMuch(stage, little) {
  const { platform } = stage;
  for (let count = 1; count <= 24; count++) {
    await platform.call('POST', '/api/folders', {
      name: count % 5 === 0 ? `${LONG_TITLE} ${count}` : `Client ${count}`,
      description: count % 3 === 0 ? LONG_TITLE : '',
    });
  }
  for (let count = 1; count <= 40; count++) {
    const title = count % 4 === 0 ? `${LONG_TITLE} ${count}` : `Form number ${count}`;
    await addForm(stage, orderForm(title, count % 4 === 0 ? `${LONG_TITLE}. `.repeat(4) : ''), {
      submissions: count * 40,
      days: 90,
    });
  }
  const wide = await addForm(
    stage,
    withFields(
      orderForm(`${LONG_TITLE} (wide)`),
      Array.from({ length: 30 }, (_, index) =>
        field('text', `text_${index}`, index % 3 === 0 ? `${LONG_TITLE} ${index}?` : `Question ${index}`),
      ),
    ),
    { submissions: 0, days: 1 },
  );
  return { ...little, wide };
}

/** How far the platform of a run is filled already. @type {WeakMap<object, { level: Level, data: object }>} */
const filled = new WeakMap();
/** @type {readonly Level[]} */
const LEVELS = ['none', 'little', 'much'];

/**
 * Fills the platform up to a level, once. Levels come in their order.
 *
 * @param {{ platform: object, database: import('pg').Client }} stage @param {Level} level
 * @returns ids of what there is.
 */
export async function fillUpTo(stage, level) {
  let state = filled.get(stage.platform);
  if (!state) {
    // The sample form that a new platform has.
    await stage.database.query('delete from forms');
    state = { level: 'none', data: {} };
  }
  while (LEVELS.indexOf(state.level) < LEVELS.indexOf(level)) {
    state =
      state.level === 'none'
        ? { level: 'little', data: await addLittle(stage) }
        : { level: 'much', data: await addMuch(stage, state.data) };
  }
  filled.set(stage.platform, state);
  return state.data;
}
