import {
  createEmptyDefinition,
  createField,
  createOptions,
  type Expression,
  type Field,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';

const field = (type: Field['type'], id: string, changes: Partial<Field> = {}): Field =>
  ({ ...createField(type), id, label: `The ${id}`, ...changes }) as Field;
const page = (id: string, items: Page['items'], changes: Partial<Page> = {}): Page => ({
  id,
  title: `Page ${id}`,
  description: '',
  nextLabel: '',
  items,
  ...changes,
});
const is = (id: string, value: string): Expression => ({ op: 'eq', of: [{ field: id }, { lit: value }] });

const definition: FormDefinition = {
  ...createEmptyDefinition('Order'),
  pages: [
    page('p1', [
      field('radio', 'country', { options: createOptions(['de', 'fr']), required: true }),
      field('text', 'vat', { showIf: is('country', 'de'), required: true }),
      field('text', 'name'),
      field('text', 'title', { showIf: is('name', 'Ada') }),
    ]),
    page(
      'p2',
      [field('checkbox', 'extras', { options: createOptions(['a', 'b', 'c']) }), field('address', 'place')],
      { showIf: is('country', 'de') },
    ),
    page('empty', [
      field('text', 'region', { showIf: is('country', 'none') }),
      {
        id: 'parts',
        type: 'section',
        label: 'Parts',
        help: '',
        items: [field('text', 'town', { showIf: is('country', 'none') })],
      },
    ]),
    page('p3', [field('text', 'note', { required: true })]),
  ],
  endings: [
    {
      id: 'e1',
      kind: 'turned_away',
      title: 'Sorry',
      text: 'Not for **{{name}}**',
      redirectUrl: null,
      showIf: is('note', 'no'),
    },
    { id: 'e2', kind: 'stored', title: '', text: '', redirectUrl: null },
  ],
};

const api = useTestApi();
let form: { id: string };
let visitor: PlainVisitor;
beforeAll(async () => {
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(await api.signedIn(), definition);
  visitor = new PlainVisitor(api, form.id);
  await visitor.open();
});

const stored = () => storedAnswers(api, form.id);
const place = {
  street: '1 High St',
  address2: '',
  city: 'Leeds',
  state: 'W Yorks',
  postal: 'LS1',
  country: 'United Kingdom',
};

describe('a form of several pages without JavaScript', () => {
  test('is filled page by page and stored once, with answers of every shape', async () => {
    expect(visitor.shown()).toEqual(['answers.country', 'answers.vat', 'answers.name']);
    visitor.fill('answers.country', 'de');
    await visitor.press();
    // The server shows what the choice brought up; in a browser, the style sheet has done so before.
    expect([visitor.status, visitor.shown()]).toEqual([
      422,
      ['answers.country', 'answers.vat', 'answers.name'],
    ]);
    visitor.fill('answers.vat', 'DE 1');
    await visitor.press();
    expect([visitor.status, visitor.hidden('at')]).toEqual([200, 'p2']);
    expect(visitor.headers.get('cache-control')).toBe('no-store');
    visitor.fill('answers.extras', ['a', 'c']);
    for (const [part, text] of Object.entries(place)) visitor.fill(`answers.place.${part}`, text);
    await visitor.press();
    expect(visitor.hidden('at')).toBe('p3');
    expect(await stored()).toEqual([]);
    visitor.fill('answers.note', 'yes "quoted" & more');
    await visitor.press();
    expect(visitor.html).toContain('Your submission has been received.');
    expect((await stored()).map((row) => row.submission_data)).toEqual([
      { country: 'de', vat: 'DE 1', name: '', extras: ['a', 'c'], place, note: 'yes "quoted" & more' },
    ]);
  });

  test('the last post again is the same submission', async () => {
    visitor.fill('answers.country', 'fr');
    await visitor.press();
    visitor.fill('answers.note', 'x');
    const again = visitor.entries();
    await visitor.press();
    const body = new URLSearchParams(again).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { text } = await api.visitor().send('POST', `/embed/${form.id}`, { headers, body });
    const receipt = /<strong>[0-9A-Z-]{14}<\/strong>/;
    expect(receipt.exec(text)?.[0]).toBe(receipt.exec(visitor.html)?.[0]);
    expect(await stored()).toHaveLength(1);
  });

  test('Back keeps what was typed, and what is hidden then is not stored', async () => {
    visitor.fill('answers.country', 'de');
    await visitor.press();
    visitor.fill('answers.vat', 'DE 1');
    await visitor.press();
    visitor.fill('answers.extras', ['b']);
    await visitor.press('back');
    expect(visitor.hidden('at')).toBe('p1');
    expect(visitor.entries()).toContainEqual(['answers.vat', 'DE 1']);
    expect(visitor.entries()).toContainEqual(['answers.extras', 'b']);
    visitor.fill('answers.country', 'fr');
    await visitor.press();
    expect(visitor.hidden('at')).toBe('p3');
    visitor.fill('answers.note', 'x');
    await visitor.press();
    expect((await stored()).map((row) => row.submission_data)).toEqual([
      { country: 'fr', name: '', note: 'x' },
    ]);
  });

  test('a field that a typed answer brings up gets the focus and a notice that names it', async () => {
    expect(visitor.hidden('unseen')).toBe('title');
    visitor.fill('answers.country', 'fr');
    visitor.fill('answers.name', 'Ada');
    await visitor.press();
    expect([visitor.status, visitor.hidden('at'), visitor.hidden('unseen')]).toEqual([200, 'p1', undefined]);
    expect(visitor.find('[role=alert]')?.textContent).toContain('The title');
    expect(visitor.find('[autofocus]')?.getAttribute('name')).toBe('answers.title');
    await visitor.press();
    expect(visitor.hidden('at')).toBe('p3');
  });

  test('a page on which nothing is visible is skipped, on and back', async () => {
    visitor.fill('answers.country', 'fr');
    await visitor.press();
    expect(visitor.hidden('at')).toBe('p3');
    await visitor.press('back');
    expect(visitor.hidden('at')).toBe('p1');
  });

  test('a mistake stays on its page with its message', async () => {
    await visitor.press();
    expect([visitor.status, visitor.hidden('at')]).toEqual([422, 'p1']);
    expect(visitor.html).toContain('Please choose: The country');
    expect(visitor.html).not.toContain('The note is required');
  });

  test('an ending without a submission stores nothing, and leads back', async () => {
    visitor.fill('answers.country', 'fr');
    visitor.fill('answers.name', 'B & **o**');
    await visitor.press();
    visitor.fill('answers.note', 'no');
    await visitor.press();
    expect([visitor.status, visitor.find('h1')?.textContent]).toEqual([422, 'Sorry']);
    expect(visitor.find('.form-embed-card strong')?.textContent).toBe('B & **o**');
    expect(await stored()).toEqual([]);
    await visitor.press('stay');
    expect(visitor.hidden('at')).toBe('p3');
    visitor.fill('answers.note', 'yes');
    await visitor.press();
    expect(await stored()).toHaveLength(1);
  });

  test('conditions on choices are in the style that the page names by its hash', async () => {
    const { text, headers } = await api.visitor().get(`/embed/${form.id}`);
    expect(text).toContain(
      ':not(:has([name="answers.country"][value="de"]:checked)) [data-item="vat"]{display:none}',
    );
    expect(headers.get('content-security-policy')).toContain("style-src 'sha256-");
    expect(visitor.find('[data-item=vat]')?.hasAttribute('hidden')).toBe(true);
  });

  test('a box that starts ticked stays as the visitor left it', async () => {
    const tick = field('checkbox', 'news', { options: [], start: { lit: true } });
    const pages = [page('p1', [tick]), page('p2', [field('text', 'note')])];
    form = await api.buildForm(await api.signedIn(), { ...createEmptyDefinition('News'), pages });
    visitor = new PlainVisitor(api, form.id);
    await visitor.open();
    expect(visitor.hidden('answers.news')).toBe('true');
    visitor.fill('answers.news', false);
    await visitor.press();
    await visitor.press('back');
    expect(visitor.hidden('answers.news')).toBeUndefined();
    await visitor.press();
    await visitor.press();
    expect((await stored()).map((row) => row.submission_data)).toEqual([{ news: false, note: '' }]);
  });

  test('too many pages in a row are refused, with everything typed', async () => {
    await visitor.press('stay');
    await api.database.query(`update rate_limits set points = 10000 where key like 'formStep%'`);
    visitor.fill('answers.country', 'fr');
    await visitor.press();
    expect([visitor.status, visitor.hidden('at')]).toEqual([429, 'p1']);
    expect(visitor.entries()).toContainEqual(['answers.country', 'fr']);
    await api.database.query(`delete from rate_limits where key like 'formStep%'`);
  });
});
