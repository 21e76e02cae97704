/** Forms of several pages as visitors meet them: each state, in looks, languages and places. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { deflateSync } from 'node:zlib';
import { createEmptyDefinition, createField, LANGUAGES } from '@inlay/sdk/model';
import { serveExample } from '../../../examples/serveExample.mjs';
import { applyPreset } from '../../../dashboard/src/domain/looks/applyPreset.ts';
import { PRESETS } from '../../../dashboard/src/domain/looks/presets.ts';
import { buildPng } from '../../support/api/pictures.ts';

const WIDTHS = [375, 768, 1440];

/** A cover with something to see: a slope from one colour to another. */
function buildCover() {
  const [width, height] = [1200, 500];
  const points = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      points.set(
        [40 + (x * 180) / width, 90 + (y * 120) / height, 120, 255],
        y * (1 + width * 4) + 1 + x * 4,
      );
  }
  return buildPng({ width, height, points: deflateSync(points) });
}

const field = (type, id, label, more = {}) => ({ ...createField(type), id, label, ...more });
const options = (...labels) => labels.map((label) => ({ value: label, label }));
const page = (id, title, items) => ({ id, title, description: '', nextLabel: '', items });
const ending = (id, title, text, more = {}) => ({
  id,
  kind: 'stored',
  title,
  text,
  redirectUrl: null,
  ...more,
});
const isUnder = { op: 'eq', of: [{ field: 'age' }, { lit: 'Under 18' }] };

const WHO = page('who', 'Who is coming?', [
  field('text', 'name', 'Your name', { required: true, help: 'As it should read on the **badge**.' }),
  field('email', 'email', 'Email', { required: true }),
  field('radio', 'age', 'Your age', {
    required: true,
    options: options('Under 18', '18 to 64', '65 or older'),
  }),
]);
const GUESTS = page('guests', 'Whom do you bring, {{name}}?', [
  {
    id: 'guest', type: 'repeat', label: 'Guests', help: 'Children count, too.', min: 1, max: 4, addLabel: '', rowLabel: '',
    items: [
      field('text', 'first', 'Name', { required: true, columns: 6 }),
      field('select', 'meal', 'Meal', { columns: 6, options: options('Everything', 'Vegetarian', 'Vegan') }),
      field('checkbox', 'chair', 'Needs a high chair', { options: options('For a baby', 'For a child up to three') }),
    ],
  },
]); // prettier-ignore
const WISHES = page('wishes', 'Anything else?', [
  field('rating', 'mood', 'How much are you looking forward to it?'),
  field('date', 'day', 'Day of arrival'),
  field('textarea', 'note', 'A few words for us', { maxLength: 200 }),
]);

/** Three pages with help, rows, a review and two endings. */
function party(look, flow = {}) {
  const definition = {
    ...createEmptyDefinition('Summer party'),
    description: 'In the garden behind the workshop. *Please answer by Friday.*',
    pages: [WHO, GUESTS, WISHES],
    flow: { progress: 'steps', back: true, review: true, timeZone: null, ...flow },
    endings: [
      ending('young', 'Bring somebody along', 'Guests under 18 come with an adult. [Write to us](mailto:party@example.com).', { kind: 'turned_away', showIf: isUnder }),
      ending('done', 'See you soon, {{name}}', 'We sent the directions to **{{email}}**.\n\n- Doors open at six\n- The bus stops in front of the house'),
    ],
  }; // prettier-ignore
  return look
    ? applyPreset(definition, { styles: PRESETS.find(({ id }) => id === look)?.styles })
    : definition;
}

/** Creates the form. @returns its id. */
async function create({ platform }, { look, language, flow, hasCover }) {
  const { id } = await platform.call('POST', '/api/forms', { definition: party(look, flow) });
  if (language) await platform.call('PATCH', `/api/forms/${id}/publishing`, { language });
  if (hasCover) {
    const response = await fetch(`${platform.url}/api/forms/${id}/cover`, {
      method: 'PUT',
      headers: { cookie: platform.cookie, 'content-type': 'image/png' },
      body: buildCover(),
    });
    if (!response.ok) throw new Error(`The cover was refused: ${response.status}`);
  }
  return id;
}

/** Serves a website whose page has this in its middle. */
const visitWebsite = async (tab, { scheme = 'light', dir = 'ltr' }, body) => {
  const colors = scheme === 'dark' ? 'background:#0f1115;color:#eee' : 'background:#fff;color:#222';
  const html = `<!doctype html><html dir="${dir}" style="color-scheme:${scheme}"><meta name="viewport" content="width=device-width"><body style="${colors};font:16px Georgia,serif;margin:0 auto;max-width:720px;padding:16px"><h1>Our garden</h1><p>Words of the website, above the form.</p>${body}<p>Words below it.</p>`;
  const website = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(website, 'listening');
  tab.once('close', () => website.close());
  await tab.goto(`http://127.0.0.1:${website.address().port}/`);
};

/** Ways to a form; each gives the place in which the form lies. */
const PLACES = {
  async page({ page: tab, platform }, id) {
    await tab.goto(`${platform.url}/embed/${id}`);
    return tab;
  },
  async element({ page: tab, platform }, id, look) {
    await visitWebsite(tab, look, `<script async type="module" src="${platform.url}/sdk/form-embed.js"></script><form-embed form-id="${id}"></form-embed>`); // prettier-ignore
    return tab;
  },
  async frame({ page: tab, platform }, id, look) {
    const { embed } = await platform.call('GET', `/api/forms/${id}`);
    await visitWebsite(tab, look, embed.code);
    return tab.frameLocator('iframe');
  },
  async react({ page: tab, platform }, id) {
    const example = await serveExample('react', { platform: platform.url, formId: id });
    await tab.goto(example.url);
    tab.once('close', () => void example.close());
    return tab;
  },
};

const press = (place) => place.locator('.form-embed-button').last().click();
const nameOf = (place, name) => place.locator(`[name="answers.${name}"]`);
async function fillWho(place, age = '18 to 64') {
  await nameOf(place, 'name').fill('Ada Lovelace');
  await nameOf(place, 'email').fill('ada@example.com');
  await place.locator(`[name="answers.age"][value="${age}"]`).check();
}
async function toGuests(place) {
  await fillWho(place);
  await press(place);
  await nameOf(place, 'guest.0.first').waitFor();
}
async function toWishes(place) {
  await toGuests(place);
  await nameOf(place, 'guest.0.first').fill('Charles');
  await press(place);
  await nameOf(place, 'note').waitFor();
}
async function toReview(place) {
  await toWishes(place);
  await nameOf(place, 'note').fill('We bring a cake, and the long table from the kitchen.');
  await press(place);
  await place.locator('.form-embed-review').first().waitFor();
}

const STATES = {
  first: async () => undefined,
  async question(place) {
    await nameOf(place, 'name').fill('Ada');
    await press(place);
    await nameOf(place, 'email').waitFor();
    await press(place);
    await place.locator('.form-embed-error').waitFor();
  },
  async errors(place) {
    await press(place);
    await place.locator('.form-embed-error').first().waitFor();
  },
  rows: toGuests,
  async rowErrors(place) {
    await toGuests(place);
    await place.locator('[name=go][value^=add]').click();
    await nameOf(place, 'guest.1.first').waitFor();
    await press(place);
    await place.locator('.form-embed-error').nth(1).waitFor();
  },
  wishes: toWishes,
  review: toReview,
  async ending(place) {
    await toReview(place);
    await press(place);
    await place.locator('.form-embed-receipt').waitFor();
  },
  async turnedAway(place) {
    await fillWho(place, 'Under 18');
    await press(place);
    await nameOf(place, 'guest.0.first').fill('Charles');
    await press(place);
    await nameOf(place, 'note').waitFor();
    await press(place);
    await place.locator('.form-embed-review').first().waitFor();
    await press(place);
    await place.locator('.form-embed-card').waitFor();
  },
};

/** A shot of a state; `how` says the look, language and place. */
const shot = (group, name, width, state, how = {}) => ({
  group, name, width, ...how.shot,
  async open(stage) {
    const id = await create(stage, how);
    const place = await PLACES[how.place ?? 'page'](stage, id, how);
    await place.locator('form[data-ready]').waitFor();
    await STATES[state](place);
    if (how.isPrinted) await stage.page.emulateMedia({ media: 'print' });
  },
}); // prettier-ignore

/** Seen with one question at a time. */
const { question: _question, ...PAGED_STATES } = STATES;
const states = Object.keys(PAGED_STATES).flatMap((state) =>
  WIDTHS.map((width) => shot('visitors-states', state, width, state)),
);
const looks = ['meadow', 'terracotta', 'lavender', 'midnight'].flatMap((look) => [
  ...WIDTHS.map((width) => shot('visitors-looks', look, width, 'first', { look })),
  ...['rowErrors', 'review', 'ending', 'turnedAway'].map((state) =>
    shot('visitors-looks', `${look}-${state}`, 768, state, { look }),
  ),
]);
const languages = LANGUAGES.flatMap((language) =>
  ['rowErrors', 'review', 'ending'].map((state) =>
    shot('visitors-languages', `${language}-${state}`, 375, state, { language }),
  ),
);
const places = Object.keys(PLACES).flatMap((place) => [
  ...[375, 1440].map((width) => shot('visitors-places', `${place}-cover`, width, 'first', { place, hasCover: true })),
  shot('visitors-places', `${place}-questions`, 375, 'question', { place, flow: { layout: 'questions', progress: 'bar' } }),
  ...['rows', 'review', 'ending'].map((state) =>
    shot('visitors-places', `${place}-dark-${state}`, 768, state, { place, scheme: 'dark', shot: { colorScheme: 'dark' } }),
  ),
  shot('visitors-places', `${place}-arabic`, 375, 'rowErrors', { place, language: 'ar', dir: 'rtl' }),
]); // prettier-ignore
const needs = ['first', 'rowErrors', 'review', 'ending', 'turnedAway'].flatMap((state) => [
  shot('visitors-needs', `${state}-zoom`, 320, state, { shot: { height: 256 } }),
  shot('visitors-needs', `${state}-forced`, 768, state, { shot: { forcedColors: 'active' } }),
  shot('visitors-needs', `${state}-forced-dark`, 768, state, {
    shot: { forcedColors: 'active', colorScheme: 'dark' },
  }),
  shot('visitors-needs', `${state}-print`, 768, state, { isPrinted: true, look: 'midnight' }),
]);

export const VISITOR_SHOTS = [...states, ...looks, ...languages, ...places, ...needs];
