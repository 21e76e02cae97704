/**
 * `npm run pictures [-- NAME]`: the pictures of README, documentation and landing page, taken from the running product
 * in light and dark and written to docs/pictures as WebP. The data is the same each time; days are counted from today.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createEmptyDefinition, createField, createOptions, withFields } from '@inlay/sdk/model';
import { startBrowser, startStage } from '../bench/platform.mjs';
import { seededRandom } from '../../support/seededRandom.ts';
import { runStoppable } from '../../support/stoppable.mjs';
import { CLIENT } from './sampleData.mjs';
import { openAsClient, settled, signInOwner } from './signedIn.mjs';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** The window, in px: wide enough for every screen's large layout. */
const WINDOW = { width: 1280, height: 800 };
/** Quality of the pictures: letters of 13 px stay sharp. */
const WEBP = { quality: 72, effort: 6 };
/** All pictures together, in bytes. */
const MOST_BYTES = 600_000;

const NAMES = [
  'Ada Lovelace',
  'Grace Hopper',
  'Katherine Johnson',
  'Radia Perlman',
  'Alan Turing',
  'Mary Jackson',
];
const CAKES = ['Lemon drizzle', 'Black Forest', 'Carrot', 'Chocolate'];
const SIZES = ['8 people', '12 people', '20 people'];
const WISHES = ['With candles, please.', 'No nuts.', 'Blue icing, if you can.', ''];

const field = (type, id, label, more = {}) => ({ ...createField(type), id, label, ...more });
const definition = withFields(
  {
    ...createEmptyDefinition('Order a cake'),
    description: 'Tell us what you are celebrating. We answer within one working day.',
    customStyles: { primaryColor: '#9a3412', fontFamily: 'inter' },
  },
  [
    field('text', 'name', 'Your name', { required: true, columns: 6 }),
    field('email', 'email', 'Email', { required: true, columns: 6 }),
    field('radio', 'cake', 'Cake', { required: true, columns: 6, options: createOptions(CAKES) }),
    field('radio', 'size', 'Size', { columns: 6, options: createOptions(SIZES) }),
    field('rating', 'joy', 'How much are you looking forward to it?'),
    field('textarea', 'wishes', 'Anything else?'),
  ],
);

/** Inserts submissions of the last weeks in the database, whose triggers count them. */
const ADD = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select made.id, f.id, f.account_id, f.current_revision_id, made.answers, now() - made.hours * interval '1 hour',
    made.id, 'x', upper(substr(made.id::text, 1, 8)), submission_search_text(made.answers)
  from forms f, (select gen_random_uuid() as id, answers, hours
    from jsonb_to_recordset($2::jsonb) as r(answers jsonb, hours numeric)) made where f.id = $1`;

/** Adds the bakery's form with its orders, some of them in work. @returns its id. */
async function addOrders({ platform, database }, clientFolderId) {
  const { id } = await platform.call('POST', '/api/forms', { definition });
  await platform.call('PATCH', `/api/forms/${id}`, { clientFolderId });
  const next = seededRandom(7);
  const pick = (choices) => choices[Math.floor(next() ** 1.4 * choices.length)];
  const rows = Array.from({ length: 64 }, (_one, at) => {
    const name = NAMES[at % NAMES.length];
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const answers = {
      name,
      email,
      cake: pick(CAKES),
      size: pick(SIZES),
      joy: 5 - Math.floor(next() ** 2 * 4),
      wishes: pick(WISHES),
    };
    return { answers, hours: 0.4 + at * 4.3 + next() * 3 };
  });
  await database.query(ADD, [id, JSON.stringify(rows)]);
  const { submissions } = await platform.call('GET', `/api/submissions?formId=${id}`);
  const ids = submissions.map((one) => one.id);
  await platform.call('POST', '/api/submissions/status', { ids: ids.slice(3, 7), status: 'in_progress' });
  await platform.call('POST', '/api/submissions/status', { ids: ids.slice(7, 40), status: 'done' });
  await platform.call('PUT', `/api/submissions/${ids[1]}/tags`, { names: ['Wedding'] });
  await platform.call('PUT', `/api/submissions/${ids[4]}/tags`, { names: ['Urgent'] });
  return id;
}

/** Whom the orders are told to: a chat, and a server that has the kitchen's list. */
async function addSenders({ platform }, formId) {
  const path = `/api/forms/${formId}/webhooks`;
  const channel = 'slack';
  const url = 'https://hooks.slack.com/services/T0BAKERY/B0ORDERS/abcdefghijklmnopqrstuvwx';
  const cake = { op: 'eq', of: [{ field: 'cake' }, { lit: 'Lemon drizzle' }] };
  await platform.call('POST', path, {
    channel,
    name: 'orders',
    settings: { fields: null },
    credentials: { url },
  });
  const kitchen = { method: 'POST', format: 'json', json: '{ "cake": "{{cake}}" }', parts: [] };
  const { webhook } = await platform.call('POST', path, {
    channel: 'http',
    name: 'Kitchen list',
    settings: kitchen,
    credentials: { url: 'https://kitchen.example.com/orders' },
  });
  await platform.call('PATCH', `${path}/${webhook.id}`, { channel: 'http', condition: cake });
}

/** A link to the results of all questions. */
async function shareResults({ platform }, formId) {
  const links = `/api/forms/${formId}/shared-results`;
  const { questions } = await platform.call('GET', links);
  const shared = { name: 'Orders', questions: questions.map(({ id }) => id), texts: [], smallestGroup: 0 };
  const { url } = await platform.call('POST', links, shared);
  return new URL(url).pathname;
}

/** Opens an address as the owner. */
const asOwner = (address, before = async () => undefined) =>
  async function openScreen(stage, data) {
    await signInOwner(stage, 'little');
    await before(stage);
    await stage.page.goto(stage.platform.url + address(data));
    await settled(stage.page);
  };

const PICTURES = {
  async home(stage, data) {
    await asOwner(() => '/dashboard?tab=home')(stage, data);
    // Pictures of forms are drawn when they come into view.
    await stage.page.locator('.form-embed').first().waitFor();
  },
  async builder(stage, data) {
    await asOwner(({ formId }) => `/forms/${formId}/build`)(stage, data);
    await stage.page.getByRole('row', { name: /^Cake/ }).click();
    await stage.page.locator('[data-properties]').getByLabel('Label').first().waitFor();
  },
  async inbox(stage, data) {
    await asOwner(({ formId }) => `/forms/${formId}/responses`)(stage, data);
    await stage.page.locator('[data-open-row]').nth(1).click();
    await stage.page
      .getByRole('region', { name: 'Submission Details' })
      .getByText('@example.com')
      .first()
      .waitFor();
  },
  summary: asOwner(({ formId }) => `/forms/${formId}/summary`),
  async board(stage, data) {
    await asOwner(({ formId }) => `/forms/${formId}/responses`)(stage, data);
    await stage.page.getByRole('radio', { name: 'Board' }).evaluate((radio) => radio.click());
    await stage.page.locator('[data-id]').first().waitFor();
  },
  async senders(stage, data) {
    await asOwner(({ formId }) => `/forms/${formId}/settings/webhooks`)(stage, data);
    await stage.page.getByText('Only when Cake').waitFor();
  },
  async sheets(stage, data) {
    await asOwner(({ formId }) => `/forms/${formId}/settings/webhooks`)(stage, data);
    await stage.page.getByRole('button', { name: 'Add', exact: true }).click();
    await stage.page.getByRole('menuitem', { name: 'Google Sheets' }).click();
    await stage.page.getByRole('dialog').getByLabel('Key of a service account').waitFor();
    await stage.page.getByRole('dialog').getByLabel('Address of the spreadsheet').focus();
  },
  portal: (stage) =>
    openAsClient(stage, async (page) => {
      await page.getByRole('link', { name: 'View Submissions of Order a cake' }).first().click();
      await page.getByText('Ada Lovelace').first().waitFor();
    }),
  async shared(stage, { shared }) {
    await stage.page.goto(stage.platform.url + shared);
    await stage.page.getByRole('heading', { level: 1 }).waitFor();
  },
};

/** Fills the platform for all pictures: a bakery with two smaller forms beside its orders, and a client. */
async function prepare(stage) {
  const { platform } = stage;
  const page = await stage.browser.newPage();
  const { folderId } = await signInOwner({ ...stage, page }, 'little');
  await page.close();
  const { forms } = await platform.call('GET', '/api/forms');
  const old = forms.find(({ title }) => title === 'Order a cake');
  await platform.call('DELETE', `/api/forms/${old.id}`);
  const formId = await addOrders(stage, folderId);
  const { clients } = await platform.call('GET', '/api/admin/clients');
  const clientId = clients.find(({ email }) => email === CLIENT.email).id;
  await platform.call('PATCH', `/api/admin/forms/${formId}/assignment`, { clientId });
  await addSenders(stage, formId);
  return { formId, shared: await shareResults(stage, formId) };
}

const wanted = process.argv[2] ?? '';
await runStoppable(async () => {
  await mkdir(FOLDER, { recursive: true });
  await using stage = await startStage();
  await using browser = await startBrowser();
  const ready = { platform: stage.platform, browser, database: stage.client };
  const data = await prepare(ready);
  for (const [name, open] of Object.entries(PICTURES).filter(([one]) => one.includes(wanted))) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        colorScheme,
        viewport: WINDOW,
        reducedMotion: 'reduce',
        locale: 'en-US',
      });
      const page = await context.newPage();
      await open({ ...ready, page }, data);
      await page.evaluate(() => document.fonts.ready);
      const picture = await sharp(await page.screenshot())
        .webp(WEBP)
        .toBuffer();
      await writeFile(`${FOLDER}${name}-${colorScheme}.webp`, picture);
      console.log(`${name}-${colorScheme}: ${picture.length} bytes`);
      await context.close();
    }
  }
  const sizes = await Promise.all(
    (await readdir(FOLDER)).map(async (file) => (await stat(FOLDER + file)).size),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`${sum} of ${MOST_BYTES} bytes in docs/pictures`);
  return sum > MOST_BYTES ? 1 : 0;
});
