import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  isPlainType,
  withFields,
  type Field,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});

const field = (type: (typeof FIELD_TYPE_ORDER)[number], changes: Partial<Field> = {}): Field =>
  Object.assign(createField(type), { id: type, label: `The ${type}`, ...changes });

const post = (entries: Record<string, string>, headers?: Record<string, string>) =>
  postPlainly(api, form.id, { entries, ...(headers && { headers }) });
const stored = () => storedAnswers(api, form.id);

describe('D-185 all field types by plain posts', () => {
  beforeEach(async () => {
    const fields = FIELD_TYPE_ORDER.filter((type) => type !== 'captcha' && isPlainType(type)).map((type) =>
      field(type, type === 'header' ? {} : { required: true }),
    );
    form = await api.buildForm(owner, withFields(createEmptyDefinition('Everything'), fields));
  });

  const good: Record<string, string> = {
    'answers.text': 'Ada',
    'answers.email': 'ada@example.com',
    'answers.phone': '+44 20 7946 0958',
    'answers.date': '2026-02-28',
    'answers.textarea': 'Two\r\nlines',
    'answers.select': 'Option 1',
    'answers.checkbox': 'Option 2',
    'answers.radio': 'Option 1',
    'answers.address.street': '12 St James’s Square',
    'answers.address.city': 'London',
    'answers.address.state': 'London',
    'answers.address.postal': 'SW1Y 4JH',
    'answers.address.country': 'United Kingdom',
  };

  test('the page as it is sent back is one submission, however often', async () => {
    const { text } = await api.visitor().get(`/embed/${form.id}`);
    const hidden = hiddenInputs(text);
    expect(Object.keys(hidden).sort()).toEqual(['idempotencyKey', 'revisionId']);
    expect(text).toContain(`<form id="form-embed-${form.id}"`);
    expect(text).toContain(`form="form-embed-${form.id}"`);
    const [first, again] = [await post({ ...hidden, ...good }), await post({ ...hidden, ...good })];
    expect(first.text).toContain('Thank you! Your submission has been received.');
    expect(again.text).toContain(/<strong>[0-9A-Z-]{14}<\/strong>/.exec(first.text)?.[0]);
    expect((await stored()).map((row) => row.submission_data)).toEqual([
      {
        text: 'Ada',
        email: 'ada@example.com',
        phone: '+44 20 7946 0958',
        date: '2026-02-28',
        textarea: 'Two\nlines',
        select: 'Option 1',
        checkbox: ['Option 2'],
        radio: 'Option 1',
        address: {
          street: '12 St James’s Square',
          address2: '',
          city: 'London',
          state: 'London',
          postal: 'SW1Y 4JH',
          country: 'United Kingdom',
        },
      },
    ]);
  });

  test('each visitor has a key of their own, in every encoding', async () => {
    const keys = new Set<string>();
    for (const encoding of ['br', 'identity', 'gzip, deflate, br']) {
      for (let count = 0; count < 2; count++) {
        const response = await fetch(`${api.url}/embed/${form.id}`, {
          headers: { 'accept-encoding': encoding },
        });
        const html = await response.text();
        expect(html).toMatch(/<\/main>.*<\/body><\/html>$/s);
        keys.add(hiddenInputs(html)['idempotencyKey'] ?? '');
      }
    }
    expect(keys.size).toBe(6);
  });

  test('EMBED-022 EMBED-023 EMBED-025 EMBED-026 EMBED-027 EMBED-029 every message stands beside its field, and everything typed is still there', async () => {
    const { status, text } = await post({
      ...good,
      'answers.text': ' ',
      'answers.email': 'nope',
      'answers.phone': '12',
      'answers.date': '2026-02-30',
      'answers.select': 'Option 9',
      'answers.address.city': '',
      'answers.address.postal': '',
    });
    expect(status).toBe(422);
    const messageOf = (id: string) =>
      new RegExp(`<p[^>]*id="fe-${form.id.slice(-8)}-${id}-error"[^>]*>([^<]*)</p>`).exec(text)?.[1];
    expect(messageOf('text')).toBe('The text is required');
    expect(messageOf('email')).toBe('Please enter a valid email address');
    expect(messageOf('phone')).toBe('Invalid phone number length');
    expect(messageOf('date')).toBe('Please enter a valid date');
    expect(messageOf('address')).toBe('City, Postal/Zip code are required');
    expect(messageOf('radio')).toBeUndefined();
    expect(text).toContain('Please fix the errors below and try again');
    for (const value of [
      'value="nope"',
      'value="12"',
      'value="12 St James’s Square"',
      '>Two\nlines</textarea>',
    ]) {
      expect(text.replaceAll('\r', '')).toContain(value);
    }
    expect(text).toMatch(/<input[^>]*value="Option 2"[^>]*checked|checked[^>]*value="Option 2"/);
    expect(text).toMatch(/<option[^>]*selected[^>]*>United Kingdom/);
    expect(await stored()).toEqual([]);
  });

  test('D-183 a page of another website holds no key: the browser posts again to an address with one', async () => {
    const body = new URLSearchParams(good).toString();
    const send = (path: string) =>
      api.visitor().send('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' },
        body,
      });
    // After a double click, the browser discards the first response.
    const [lost, first] = [await send(`/embed/${form.id}`), await send(`/embed/${form.id}`)];
    const [path = '', other = ''] = [first, lost].map(({ headers }) => headers.get('location') ?? '');
    expect([first.status, path === other]).toEqual([307, false]);
    expect(await stored()).toHaveLength(0);
    const sent = await send(path);
    expect(sent.text).toContain('Your submission has been received.');
    // The result loaded again.
    expect((await send(path)).text).toContain('Your submission has been received.');
    expect(await stored()).toHaveLength(1);
  });

  test('EMBED-012 D-101 a whole window goes on to the form’s own address by way of the counted link, a frame has the link', async () => {
    await owner.patch(`/api/forms/${form.id}`, { redirectUrl: 'https://example.com/thanks' });
    const window = await post(good, { 'sec-fetch-dest': 'document' });
    const [, address = ''] = /^0; url=(.*)$/.exec(window.headers.get('refresh') ?? '') ?? [];
    const { pathname, search } = new URL(address);
    const next = await fetch(`${api.url}${pathname}${search}`, { redirect: 'manual' });
    expect(next.headers.get('location')).toBe('https://example.com/thanks');
    const frame = await post(good, { 'sec-fetch-dest': 'iframe' });
    expect(frame.headers.get('refresh')).toBeNull();
    expect(frame.text).toMatch(/href="[^"]*\/api\/track-click[^"]*" target="_top"/);
  });
});
