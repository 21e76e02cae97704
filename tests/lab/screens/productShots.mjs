/** The product as its owner sees it, with a little data (pictures of README and documentation: takePictures.mjs). */
import { createEmptyDefinition, createField, withFields, createOptions } from '@inlay/sdk/model';
import { PRESETS } from '../../../dashboard/src/domain/looks/presets.ts';

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Radia Perlman', 'محمد الخوارزمي'];
const CAKES = ['Lemon drizzle', 'Black Forest', 'Carrot'];

const definition = withFields(
  {
    ...createEmptyDefinition('Order a cake'),
    description: 'Tell us what you would like. We answer within a day.',
    customStyles: PRESETS.find(({ id }) => id === 'paper')?.styles ?? {},
  },
  [
    { ...createField('text'), id: 'name', label: 'Your name', required: true, columns: 6 },
    { ...createField('email'), id: 'email', label: 'Email', required: true, columns: 6 },
    { ...createField('radio'), id: 'cake', label: 'Which cake?', options: createOptions(CAKES) },
    { ...createField('date'), id: 'day', label: 'Pick-up day', columns: 6 },
    { ...createField('phone'), id: 'phone', label: 'Phone', columns: 6 },
    { ...createField('textarea'), id: 'wishes', label: 'Anything else?' },
  ],
);

const answersOf = (at) => ({
  name: NAMES[at % NAMES.length],
  email: `visitor${at}@example.com`,
  cake: CAKES[at % CAKES.length],
  day: `2027-03-${String(10 + at).padStart(2, '0')}`,
  wishes: at % 2 ? 'With candles, please.' : '',
});

/** The owner's browser, and a new form with a few submissions. */
async function signedIn({ page, platform }, submissions = 0) {
  const form = await platform.call('POST', '/api/forms', { definition });
  for (let at = 0; at < submissions; at++) {
    await platform.call('POST', `/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: answersOf(at),
    });
  }
  const [name, value] = platform.cookie.split('=');
  await page.context().addCookies([{ name, value, url: platform.url }]);
  return form;
}

async function openBuilder(stage) {
  const { id } = await signedIn(stage);
  await stage.page.goto(`${stage.platform.url}/builder/${id}`);
  await stage.page.locator('.form-embed-form').waitFor();
}

async function openInbox(stage) {
  await stage.platform.call('PATCH', '/api/admin/settings', {
    submitLimitMinute: 1000,
    submitLimitHour: 1000,
  });
  const { id } = await signedIn(stage, 14);
  await stage.page.goto(`${stage.platform.url}/submissions/${id}`);
  await stage.page.getByText('visitor13@example.com').first().waitFor();
}

const SIZES = [
  { width: 375, height: 800 },
  { width: 768, height: 1000 },
  { width: 1440, height: 900 },
];

/** @type {readonly import('./shots.mjs').Shot[]} */
export const PRODUCT_SHOTS = Object.entries({ builder: openBuilder, inbox: openInbox }).flatMap(
  ([name, open]) =>
    ['light', 'dark'].flatMap((colorScheme) =>
      SIZES.map((size) => ({
        group: 'product',
        name: `${name}-${colorScheme}`,
        isWindow: true,
        colorScheme,
        open,
        ...size,
      })),
    ),
);
